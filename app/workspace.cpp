// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace.h"

#include "app/document.h"
#include "app/left_copies.h"
#include "app/main_window.h"
#include "app/study_document.h"
#include "app/study_window.h"
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

/// Takes what closes out of the list of those that are open; it is deleted once the event loop runs again,
/// because the call may come from one of its own actions.
template<class Open>
void takeOut(std::vector<std::unique_ptr<Open>>& open, const OpenDocument& one,
             std::vector<QPointer<QObject>>& closing)
{
    const auto at = std::ranges::find_if(open, [&one](const auto& each) { return each.get() == &one; });
    if (at == open.end()) return;
    std::erase(closing, nullptr);
    closing.emplace_back(at->get());
    at->release()->deleteLater();
    open.erase(at);
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
    for (const QPointer<QObject>& document : closing_) delete document.data();
}

void Workspace::keepJournals(const QString& folder)
{
    journals_ = folder;
    for (const auto& document : documents_) document->files().keepJournal(folder);
}

Document& Workspace::open(Game game)
{
    auto document = std::make_unique<Document>(*this, std::move(game));
    if (!journals_.isEmpty()) document->files().keepJournal(journals_);
    documents_.push_back(std::move(document)); // last: what fails before that leaves nothing
    return *documents_.back();
}

void Workspace::showGame(Game game)
{
    Document* made = nullptr;
    failures_.contain(nullptr, [&] { made = &open(std::move(game)); });
    if (made) failures_.contain(made, [made] { made->showWindow(); });
}

bool Workspace::raiseOther(const Session* own, const QString& path) const
{
    const auto raiseOf = [&](const auto& open) {
        const auto found = std::ranges::find_if(open, [&](const auto& document) {
            const Session& session = document->session();
            return &session != own && !session.path().isEmpty() && isSameFile(session.path(), path) &&
                   !failures_.isFalling(*document);
        });
        if (found == open.end()) return false;
        raise((*found)->window());
        return true;
    };
    return raiseOf(documents_) || raiseOf(studies_);
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
    for (const auto& study : studies_)
        if (study->isInGame() && &study->session() == &game.session() && study->number() == number)
            return raise(study->window());
    StudyDocument* made = nullptr;
    failures_.contain(nullptr, [&] {
        studies_.push_back(std::make_unique<StudyDocument>(game, number));
        made = studies_.back().get();
    });
    if (made) failures_.contain(made, [made] { made->showWindow(); });
}

void Workspace::closeVariations(const OpenDocument& game)
{
    if (game.isInGame()) return;
    std::vector<const StudyDocument*> own;
    for (const auto& study : studies_)
        if (study->isInGame() && &study->session() == &game.session()) own.push_back(study.get());
    for (const StudyDocument* study : own) {
        if (QWidget* window = study->window()) window->hide();
        close(*study);
    }
}

QList<const QWidget*> Workspace::windows() const
{
    QList<const QWidget*> all;
    for (const auto& document : documents_) all << document->window();
    for (const auto& study : studies_) all << study->window();
    return all;
}

void Workspace::close(const OpenDocument& document)
{
    closeVariations(document);
    if (const Document* shown = document.presented()) audience_.leave(*shown);
    takeOut(documents_, document, closing_);
    takeOut(studies_, document, closing_);
}

StudyDocument& Workspace::openStudy(Study study)
{
    auto document = std::make_unique<StudyDocument>(*this, std::move(study));
    if (!studyJournals_.isEmpty()) document->files().keepJournal(studyJournals_);
    studies_.push_back(std::move(document)); // last: what fails before that leaves nothing
    return *studies_.back();
}

StudyDocument* Workspace::showStudy(Study study)
{
    StudyDocument* made = nullptr;
    failures_.contain(nullptr, [&] { made = &openStudy(std::move(study)); });
    if (made && !failures_.contain(made, [made] { made->showWindow(); })) return nullptr;
    return made;
}

StudyDocument* Workspace::showStudy(const std::function<bool(StudyDocument&)>& open)
{
    const Result<std::shared_ptr<const Map>> standard = boards_.loader()("standard");
    if (!standard) return nullptr;
    StudyDocument* made = nullptr;
    failures_.contain(nullptr, [&] { made = &openStudy(emptyStudy(*standard)); });
    if (!made) return nullptr;
    bool isOpen = false;
    const bool sound = failures_.contain(made, [&] {
        isOpen = open(*made);
        if (isOpen) made->showWindow();
    });
    if (sound && !isOpen) bury(*made);
    return sound && isOpen ? made : nullptr;
}

/// Variations go before the game that they lie in, also those whose window has just closed.
void Workspace::bury(const QObject& document)
{
    const auto* game = qobject_cast<const OpenDocument*>(&document);
    const auto goes = [&](const OpenDocument& one) {
        return &one == &document || (game && one.isInGame() && &one.session() == &game->session());
    };
    const auto takeOf = [&goes](auto& open) {
        const auto gone =
            std::partition(open.begin(), open.end(), [&goes](const auto& one) { return !goes(*one); });
        std::remove_reference_t<decltype(open)> taken(std::make_move_iterator(gone),
                                                      std::make_move_iterator(open.end()));
        open.erase(gone, open.end());
        return taken; // which goes when nothing finds it any more
    };
    for (const QPointer<QObject>& closing : closing_)
        if (const auto* one = qobject_cast<OpenDocument*>(closing); one && one != game && goes(*one))
            delete one;
    takeOf(studies_);
    takeOf(documents_);
}

void Workspace::keepStudies(const QString& folder)
{
    studyJournals_ = folder;
    for (const auto& study : studies_)
        if (!study->isInGame()) study->files().keepJournal(folder);
    for (const JournalPlace& place : claimAbandoned(folder))
        showStudy([&place](StudyDocument& study) {
            return hasCopy(place) ? offerCopy(study, place) : study.files().offer(place);
        });
    for (const QString& path : QStringList(settings_.values().recentStudies)) // which opening changes
        if (hasUnsaved(path, folder, boards_.loader()))
            showStudy([&path](StudyDocument& study) { return study.files().open(path); });
}

void Workspace::closeAll()
{
    std::vector<QPointer<QWidget>> windows;
    const auto add = [&](const auto& one) {
        if (!failures_.isFalling(*one)) windows.emplace_back(one->window()); // else it is gone already
    };
    for (const auto& study : studies_) add(study);
    for (const auto& document : documents_) add(document);
    for (const QPointer<QWidget>& window : windows)
        if (window && !window->close()) return;
}

void Workspace::keepAll()
{
    const auto keep = [this](auto& one) {
        failures_.contain(&one, [&one] {
            if (!one.isInGame()) one.files().keepAll();
            if (auto* window = one.window()) window->keepLayout();
        });
    };
    for (const auto& document : documents_) keep(*document);
    for (const auto& study : studies_) keep(*study);
}

} // namespace chancery
