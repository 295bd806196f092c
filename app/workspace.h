// SPDX-License-Identifier: GPL-3.0-or-later
// The open documents, and what they share: boards, settings, questions and the audience window.
#pragma once

#include "app/audience_keeper.h"
#include "app/boards.h"
#include "app/prompts.h"
#include "app/shared_settings.h"
#include "ui/timing/clock_keeper.h"
#include "ui/timing/story_player.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace chancery {

class Document;
class Session;

class Workspace : public QObject
{
    Q_OBJECT

public:
    /// `boards` must outlive this. Stories and slides go by `time`, phase clocks by `wall`.
    Workspace(Boards& boards, Settings settings, Prompts prompts, Clock time = steadyClock(),
              WallClock wall = systemClock());
    ~Workspace() override;

    Boards& boards() { return boards_; }
    SharedSettings& settings() { return settings_; }
    const Prompts& prompts() const { return prompts_; }
    AudienceKeeper& audience() { return audience_; }
    const Clock& time() const { return time_; }
    const WallClock& wall() const { return wall_; }

    /// From now on all documents, open or opened later, have a journal; `folder` is the program's own for
    /// journals.
    void keepJournals(const QString& folder);

    /// Opens a document with a game, which is on one of the boards. It has no window yet.
    Document& open(Game game);
    /// 1 for the first document that asks, then 2, 3 ...: what games without a title are told apart by.
    int nextNumber() { return ++numbered_; }
    const std::vector<std::unique_ptr<Document>>& documents() const { return documents_; }
    /// Raises the window of the document that has this file open, unless `own` is its session. False if there
    /// is no such document.
    bool raiseOther(const Session& own, const QString& path) const;
    /// Closes a document whose window is closing. It is deleted when the event loop is reached again.
    void close(const Document& document);
    /// Closes all windows, until the gamemaster wants to keep one.
    void closeAll();

private:
    Boards& boards_;
    SharedSettings settings_;
    Prompts prompts_;
    Clock time_;
    WallClock wall_;
    AudienceKeeper audience_;
    int numbered_ = 0;
    QString journals_; ///< empty where none are kept
    std::vector<std::unique_ptr<Document>> documents_;
    std::vector<QPointer<Document>> closing_;
};

} // namespace chancery
