// SPDX-License-Identifier: GPL-3.0-or-later
// The story of a resolved phase: beats to step through, and the times at which tokens, arrows and marks
// change.
#pragma once

#include "engine/adjudicate/finding.h"
#include "ui/scene/arrows.h"
#include "ui/scene/framing.h"
#include "ui/scene/picture.h"
#include "ui/scene/slide.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace chancery {

/// The subject of a beat.
enum class Gesture : std::uint8_t {
    Orders,       ///< orders are read out and appear
    Void,         ///< orders that could not be carried out: illegal or matching nothing
    Paradox,      ///< convoys that a paradox stops
    Hold,         ///< units that hold
    Support,      ///< supports that are given
    Cut,          ///< supports that are cut without a fight, as by a ruling
    Convoy,       ///< fleets that convoy and are not attacked
    Advance,      ///< unopposed moves
    Bounce,       ///< a fight in which every move fails
    Win,          ///< a fight that a move wins without dislodging a unit
    Dislodge,     ///< a fight in which a unit is dislodged
    Clash,        ///< retreats that meet
    Retreat,      ///< retreats that succeed
    Disband,      ///< units that leave the board
    Build,        ///< units that are built
    Waive,        ///< builds that are waived
    Insurrection, ///< units that are given up for insurrections
    Revive,       ///< what lost powers regain, and what not
    Centres,      ///< centres change hands
    Summary,      ///< which units the turn has driven out, on the whole board
    Tally,        ///< how many centres each power has now, on the whole board
    Elimination,  ///< a card: a power is eliminated
    Settle,       ///< arrows and cards fade
    Course,       ///< the centres of one power at the end of a year, on a board that shows no others
    Ending,       ///< a card, which stays: the game is over
};

/// A span of story time, in milliseconds.
struct Span
{
    int startsAt = 0, lasts = 0; ///< its start and its length
    /// Returns the time at which the span ends.
    int endsAt() const { return startsAt + lasts; }
    bool operator==(const Span&) const = default;
};

/// The span of something that does not happen: it starts after the end of every story.
inline constexpr Span never{1 << 30, 0};

/// The card of a beat without one.
inline constexpr std::size_t noCard = static_cast<std::size_t>(-1);

/// A strength as it is drawn beside a unit.
struct Badge
{
    Province unit = noProvince;             ///< where the unit started
    int strength = 0;                       ///< the number drawn
    StrengthKind kind = StrengthKind::None; ///< which of its strengths it is
    /// Whether it is the second one of its unit, drawn below: with what a unit that moves is held against an
    /// attack on its own province, or with what it keeps others out if that is not its attack strength.
    bool below = false;
    bool operator==(const Badge&) const = default;
};

/// A strength from an instant on, while the supports of a fight are counted.
struct Climb
{
    int at = 0;  ///< in milliseconds
    Badge badge; ///< the strength from then on
    bool operator==(const Climb&) const = default;
};

/// One step of a story. ui/words makes its caption from the findings of `results`.
struct Beat
{
    Gesture gesture = Gesture::Orders; ///< the subject
    Span span;                         ///< when it is shown
    /// Indices into Outcome::results; each result is in exactly one beat, here or in `helps`.
    std::vector<std::size_t> results;
    std::vector<Province> centres;     ///< of a Centres beat: the centres that change hands; of a Course: all
    std::vector<std::size_t> orders{}; ///< indices of the results whose orders are read out; each in one beat
    Province place = noProvince;       ///< of a fight: its province; the first of `results` decided it
    std::size_t card = noCard;         ///< index into Storyboard::cards
    std::vector<Badge> badges{};       ///< of a fight or of supports: the strengths drawn beside its units
    std::vector<std::size_t> helps{}; ///< of a fight: the given supports and the open convoys that come first
    std::vector<Climb> climbs{};      ///< of a fight: how its strengths come to be those of `badges`
    Span counts{}; ///< of a fight: when its supports arrive one after another; before that it is a question
    int year = 0;  ///< of a Course beat: its year
    Power whose = noPower; ///< of a Course beat: the power, unless it is named only by the card that follows
    std::optional<TurnNews> turn{};    ///< of a Summary beat: what the turn has changed
    std::optional<TallySlide> tally{}; ///< of a Tally beat: the count
    Span meets{}; ///< of a fight and of unopposed moves: when units move; what comes of it is told then
    /// Returns when it is told what happens, in milliseconds: of most beats at once.
    int tellsAt() const { return meets.lasts > 0 ? meets.endsAt() : span.startsAt; }
    /// Returns when it is listed who supports whom: of a fight from the count to the end of the clash.
    Span lists() const { return {counts.startsAt, meets.endsAt() - counts.startsAt}; }
    /// Returns whether at an instant, in milliseconds, it is only known what the beat is about.
    bool asksAt(int ms) const { return ms < tellsAt(); }
    /// Returns the strengths that are drawn at an instant, in milliseconds: those of `badges` once all
    /// supports are counted.
    std::vector<Badge> badgesAt(int ms) const;
    /// Returns the spans of its steps: of a fight its question, its count, its clash and its verdict, else
    /// only its span.
    std::vector<Span> steps() const;
    bool operator==(const Beat&) const = default;
};

/// A change of a token during a span. Until its next motion, the token stays as the motion left it.
struct Motion
{
    /// How the token changes.
    enum class Kind : std::uint8_t {
        Travel, ///< from one end of the path to the other, easing in and out
        Lean,   ///< along the path and, faster, back from where it strikes
        Appear, ///< pops in
        Vanish, ///< shrinks and fades
        Become, ///< takes `state` at the end of the span
    };
    static constexpr double strikes = .6; ///< of Lean: when it is farthest out, as a part of its span
    Kind kind = Kind::Travel;             ///< the change
    Span span;                            ///< when it happens
    Curve path;                           ///< of Travel and Lean: the way
    TokenState state = TokenState::Plain; ///< of Become: the new state
    Location to = nowhere;                ///< of Travel: where the unit goes; nowhere if it stays
    bool operator==(const Motion&) const = default;
};

/// A turn of a token, so that a corner points where it is going, or back upright.
struct TokenTurn
{
    Span span;     ///< when the token turns
    double to = 0; ///< the turn at the end of the span, in degrees clockwise
    bool operator==(const TokenTurn&) const = default;
};

/// A token through the whole story.
struct TokenTrack
{
    Token token;                    ///< the token at the start
    bool present = true;            ///< false for a token that comes with an Appear
    std::vector<Motion> motions;    ///< in order of time, never overlapping
    std::vector<TokenTurn> turns{}; ///< in order of time, never overlapping
    bool operator==(const TokenTrack&) const = default;
};

/// An arrow through the whole story.
struct ArrowTrack
{
    Arrow arrow;                            ///< the whole arrow
    Span grows, fades = never;              ///< when it is drawn, and when it disappears
    ArrowState settled = ArrowState::Works; ///< its state from `settlesAt` on
    int settlesAt = 0;                      ///< when the result is shown, in milliseconds
    bool operator==(const ArrowTrack&) const = default;
};

/// A mark through the whole story.
struct MarkTrack
{
    Mark mark;                ///< the mark at full size
    Span pops, fades = never; ///< when it appears, and when it disappears
    bool operator==(const MarkTrack&) const = default;
};

/// A change of a province's owner.
struct OwnerChange
{
    Province province = noProvince; ///< the province
    Power to = noPower;             ///< the new owner
    int at = 0;                     ///< when, in milliseconds
    bool operator==(const OwnerChange&) const = default;
};

/// A card through the whole story. It covers the board.
struct CardTrack
{
    Slide slide;        ///< what the card shows
    Span appears;       ///< when it fades in
    Span fades = never; ///< when it fades out, before the next one
    bool operator==(const CardTrack&) const = default;
};

/// A move of the camera, or a change of what is lit.
struct Cut
{
    Span span; ///< when the camera goes; it rests before and after
    Shot to;   ///< what it shows then
    bool operator==(const Cut&) const = default;
};

/// The whole story of a phase, in milliseconds of story time.
struct Storyboard
{
    std::vector<Beat> beats;               ///< the steps, in order of time
    std::vector<TokenTrack> tokens;        ///< all tokens that appear in it
    std::vector<ArrowTrack> arrows;        ///< all arrows
    std::vector<MarkTrack> marks;          ///< all marks
    std::vector<OwnerChange> ownerChanges; ///< the provinces that change owner
    std::vector<CardTrack> cards{};        ///< the cards, one after another
    std::vector<Cut> cuts{};               ///< what the camera does, in order of time, never overlapping
    Picture first, last;                   ///< the board before anything is revealed, and at the end
    int lasts = 0;                         ///< the length in milliseconds

    bool operator==(const Storyboard&) const = default;
};

/// Returns the time at which the orders have been read out, in milliseconds; 0 if none are.
int endOfReading(const Storyboard& story);

/// Returns the index of the beat at an instant: the first one before the start, the last one after the end.
/// The storyboard must have beats.
std::size_t beatAt(const Storyboard& story, int ms);
/// Returns the index of the beat that is told beside the board at an instant: beatAt(), but a fight, and
/// what follows one, already from when the camera is half-way to it, so that no text of another fight is
/// beside it.
std::size_t beatToldAt(const Storyboard& story, int ms);
/// Returns from when on beatToldAt() is this beat, in milliseconds.
int toldFrom(const Storyboard& story, std::size_t beat);

} // namespace chancery
