// SPDX-License-Identifier: GPL-3.0-or-later
// A note across the console while the conference that is being held has to end.
#pragma once

#include "ui/parts/note_strip.h"

namespace chancery {

class Session;

/// Says at once, also before the retreats, why the conference has to end: its place may be conquered, or its
/// year is over. Closing it puts this reason aside; another one is said again.
class ConferenceNote : public NoteStrip
{
    Q_OBJECT

public:
    /// Makes the note. The session must outlive it.
    explicit ConferenceNote(const Session& session, QWidget* parent = nullptr);

private:
    void look();

    const Session& session_;
    QString aside_; ///< what the officers do not want to see any more
};

} // namespace chancery
