// SPDX-License-Identifier: GPL-3.0-or-later
// The agenda of a Committee in the user's language: what comes next, what may come, and why something may
// not.
#pragma once

#include "engine/game/agenda.h"
#include "ui/scene/phase_clock.h"
#include "ui/words/committee_words.h"

#include <optional>

namespace chancery {

/// Describes the agenda of one game, as HTML with links to the rules.
class AgendaWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::AgendaWords)

public:
    /// The game must outlive this. `counted` is what the clock counts now, if it runs.
    explicit AgendaWords(const Game& game, std::optional<TurnStage> counted = {})
        : game_(game)
        , counted_(counted)
        , words_(*game.map)
        , committee_(*game.map)
    {
    }

    /// Returns the name of a part: "Speeches"; in a phase of retreats the orders are called so.
    QString name(AgendaPart part) const;
    /// Returns whether a part goes on now: speeches that have begun, and the diplomacy while its clock runs.
    bool isUnderWay(const AgendaEntry& entry) const;
    /// Returns whether the speeches that come next, or go on, are drawn.
    bool areSpeakersDrawn() const;
    /// Returns whether the speeches may be left out, or ended while others are still to speak. Between the
    /// draw and the first speech this is not offered: the button would come under the pointer.
    bool mayEndSpeeches() const;
    /// Returns whether speeches can be drawn: those with which the turn opens, or further ones.
    bool areSpeechesDue() const;
    /// Returns how a part stands, in a word: "next"; "under way" if it goes on now.
    QString state(const AgendaEntry& entry) const;
    /// Returns what the officers do now in a part, or why they cannot, in one to three sentences.
    QString text(const AgendaEntry& entry) const;
    /// Returns what conferences are for, with the rules.
    static QString aboutConferences();
    /// Returns what goals are for, with the rules.
    static QString aboutGoals();
    /// Returns what treaties are for, with the rules.
    static QString aboutTreaties();

private:
    QString speeches(const AgendaEntry& entry) const;
    QString speakers(const SpeechRound& round) const;
    QString delegation(Power power) const;
    bool negotiates() const;
    QString motions(const AgendaEntry& entry) const;
    const Conference* lastEnded() const;
    QString conferences(const AgendaEntry& entry) const;
    QString treaties(const AgendaEntry& entry) const;
    QString orders() const;

    const Game& game_;
    std::optional<TurnStage> counted_;
    Words words_;
    CommitteeWords committee_;
};

} // namespace chancery
