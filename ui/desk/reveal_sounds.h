// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the sounds of a reveal while it plays.
#pragma once

#include "ui/desk/presenter.h"
#include "ui/desk/voice.h"

namespace chancery {

/// Listens to the story of what is presented, and to the phases that begin.
class RevealSounds : public QObject
{
    Q_OBJECT

public:
    /// Plays sounds through `voice`. `volume` is called before each: 0 to 1, and 0 while the players do not
    /// see what `presenter` shows. Both references must outlive this.
    RevealSounds(const Session& session, Presenter& presenter, std::unique_ptr<Voice> voice,
                 std::function<double()> volume, QObject* parent = nullptr);

private:
    void followStory(int ms);
    void followPhases(Change change);
    void play(Sound sound);

    const Session& session_;
    Presenter& presenter_;
    std::unique_ptr<Voice> voice_;
    std::function<double()> volume_;
    int before_ = 0;         ///< the story time that was heard last
    std::size_t phases_ = 0; ///< how many the game had
};

} // namespace chancery
