// SPDX-License-Identifier: GPL-3.0-or-later
// An evening of two games in which a check of ours fails, in one of many ways.
#pragma once

#include "app/application.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "app/starts.h"
#include "app/study_panels.h"
#include "engine/files/game_file.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/room/projector_window.h"

#include <QPainter>
#include <QTemporaryDir>

#include <functional>
#include <map>

namespace chancery::falling {

/// Fails a check.
void fail();

/// A part of a window that fails while it is painted, or at a key.
class FaultyPart : public QWidget
{
public:
    explicit FaultyPart(QWidget* parent)
        : QWidget(parent)
    {
        resize(40, 40);
        show();
        raise();
    }
    bool armed = false;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), Qt::red);
        if (armed) fail();
    }
    void keyPressEvent(QKeyEvent*) override { fail(); }
};

/// Two games and their windows, and the questions and messages for the gamemaster.
struct Evening
{
    QTemporaryDir folder;
    QString path = folder.filePath("Evening.chancery");
    Boards boards;
    qint64 now = 0;
    WallTime wall = 1'000'000;
    int failsAt = 0;           ///< the call of a clock from now on at which it fails; 0 for none
    int failsWhenAnswered = 0; ///< as failsAt, from the next answer on
    RecoveryAnswer answer = RecoveryAnswer::Later;
    std::vector<RecoveryOffer> asked;
    QStringList told;
    Workspace workspace{
        boards, {}, answers(), [this] { return tick(), now; }, [this] { return tick(), wall; }};
    QPointer<Document> a = &workspace.open(*standardGame(boards));
    QPointer<Document> b = &workspace.open(*sampleGame(boards));

    Evening()
    {
        application().setNet([this](const QObject& receiver, const std::exception& fault) {
            workspace.failures().take(receiver, fault);
        });
        workspace.keepJournals(folder.filePath("journals"));
        workspace.keepStudies(folder.filePath("studies"));
        for (Document* document : {a.data(), b.data()}) document->makeWindow().show();
        writeSheet(a->session(), Power{2}, "A PAR - BUR");
        namePlayer(b->session());
        b->clock().toggle();
    }
    ~Evening() { application().setNet({}); }

    static GuardedApplication& application() { return *static_cast<GuardedApplication*>(qApp); }
    static void namePlayer(Session& session) { setTable(session, {{Power{0}, "Ada"}}, {}); }

    Prompts answers()
    {
        Prompts prompts{[this](QWidget*, const QString&) { return path; },
                        [this](QWidget*, const QString&) { return path; },
                        [](QWidget*, const UnsavedChanges&) { return UnsavedAnswer::Discard; },
                        [this](QWidget*, const QString&, const QString& text) { told << text; }};
        prompts.recover = [this](QWidget*, const RecoveryOffer& offer) {
            asked.push_back(offer);
            if (failsWhenAnswered > 0) failsAt = std::exchange(failsWhenAnswered, 0);
            return answer;
        };
        prompts.moveAudience = [](auto...) { return true; };
        return prompts;
    }

    /// What asks a clock fails if it is its turn.
    void tick()
    {
        if (failsAt > 0 && --failsAt == 0) fail();
    }

    AudienceKeeper& audience() { return workspace.audience(); }
    Document& last() { return *workspace.games().back(); }
};

/// What must stay as it is in the other game.
struct Kept
{
    explicit Kept(Evening& evening)
        : evening_(evening)
        , game_(writeGame(evening.b->session().game()))
        , steps_(evening.b->session().undoStack()->count())
        , presents_(evening.audience().presents(*evening.b))
        , content_(presents_ ? evening.audience().windowOf(*evening.b)->content()
                             : ProjectorWindow::Content())
    {
    }

    /// Returns what is otherwise; empty if nothing is.
    QString changed() const
    {
        if (!evening_.b) return "the other game is gone";
        if (writeGame(evening_.b->session().game()) != game_) return "its orders";
        if (evening_.b->session().undoStack()->count() != steps_) return "its undo steps";
        if (!evening_.b->window()->isVisible() || !evening_.b->window()->isEnabled()) return "its window";
        if (!evening_.b->clock().clock().running) return "its clock";
        if (evening_.audience().presents(*evening_.b) != presents_) return "its audience";
        if (presents_ && !(evening_.audience().windowOf(*evening_.b)->content() == content_))
            return "what the players see";
        return {};
    }

private:
    Evening& evening_;
    const std::string game_;
    const int steps_;
    const bool presents_;
    const ProjectorWindow::Content content_;
};

/// The ways in which something can be thrown in the first game while the program runs.
const std::map<QString, std::function<void(Evening&)>>& ways();

} // namespace chancery::falling
