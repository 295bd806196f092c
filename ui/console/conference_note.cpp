// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/conference_note.h"

#include "engine/game/held_conference.h"
#include "ui/desk/session.h"
#include "ui/words/committee_words.h"

namespace chancery {

ConferenceNote::ConferenceNote(const Session& session, QWidget* parent)
    : NoteStrip("conferenceNote", parent)
    , session_(session)
{
    connect(&session, &Session::changed, this, [this](Change change) {
        if (change == Change::Game) aside_.clear();
        if (change != Change::Orders && change != Change::File) look();
    });
    connect(this, &NoteStrip::closed, this, [this] {
        aside_ = text();
        look();
    });
    look();
}

void ConferenceNote::look()
{
    const Game& game = session_.game();
    const Conference* held = heldConference(game.committee);
    const QString why = CommitteeWords(*game.map).objections(reasonsToEnd(game));
    const QString note =
        why.isEmpty()
            ? QString()
            : tr("%1: %2", "conference, why it has to end").arg(QString::fromStdString(held->name), why);
    if (note != aside_) aside_.clear();
    say(note == aside_ ? QString() : note, {});
}

} // namespace chancery
