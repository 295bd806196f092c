// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the caption of each beat of a story.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/storyboard.h"
#include "ui/words/beat_captions.h"
#include "ui/words/caption.h"

#include <QCoreApplication>

namespace chancery {

struct CaptionGroup;
struct CaptionWords;

/// Makes captions of the story of one resolved phase. It is cheap to make.
class Captions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Captions)

public:
    /// The most words in the headline of a result.
    static constexpr int mostWords = 9;

    /// The map and the resolved phase must outlive this.
    Captions(const Map& map, const PhaseRecord& record);

    /// Returns the caption of a beat without a card; SlideWords has those of cards.
    Caption of(const Beat& beat) const;
    /// Returns what such a beat is about, which is said until it is told what happens: of a fight who goes
    /// where. It is empty for beats that tell everything at once.
    QString question(const Beat& beat) const;
    /// Returns the line below the board at an instant of such a beat, in milliseconds: first the question, if
    /// it has one.
    QString lineAt(const Beat& beat, int ms) const;

private:
    CaptionGroup groupOf(const Beat& beat, const CaptionWords& words) const;
    static QString headlineOf(const CaptionGroup& group);
    static QStringList othersOf(Gesture gesture, const CaptionGroup& group);
    std::vector<StrengthLine> strengthsOf(const Beat& beat, const CaptionWords& words) const;
    static QString strengthSentence(const Unit& unit, const Badge& badge, const CaptionWords& words);

    const Map& map_;
    const PhaseRecord& record_;
};

/// Words the captions of beats whose results are alike.
class GroupCaptions : private BeatCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::GroupCaptions)

public:
    using BeatCaptions::BeatCaptions;

    /// Returns which units hold or are built, which supports are cut, or who waives builds.
    CaptionGroup alike() const;
    /// Returns which centres change hands, a clause for each two powers.
    CaptionGroup centres() const;

private:
    QString lineOf(Power owner, Power before, const QString& centres) const;
    /// `byPowers` is a text with a gap for several powers, nullptr for none.
    CaptionGroup unitsOf(Clause one, const char* byPowers, const QString& many) const;
};

} // namespace chancery
