// SPDX-License-Identifier: GPL-3.0-or-later
// The story of a resolved phase: beats to step through, and what each token, arrow and mark does when.
#pragma once

#include "ui/picture/arrows.h"
#include "ui/picture/picture.h"
#include "ui/story/slide.h"

#include <cstddef>
#include <string>
#include <vector>

namespace chancery {

/// What a beat is about, in the sequence in which beats are told.
enum class Gesture : std::uint8_t {
    Orders,   ///< an order is read out and appears
    Void,     ///< orders that could not be carried out: illegal or matching nothing
    Hold,     ///< units that stay
    Support,  ///< supports that are given
    Cut,      ///< supports that are cut
    Convoy,   ///< fleets that carry, and chains that break
    Advance,  ///< moves that nobody resists
    Bounce,   ///< a fight that nobody wins
    Win,      ///< a fight that is won and drives nobody out
    Dislodge, ///< a fight for a space whose unit has to give way
    Clash,    ///< retreats that meet
    Retreat,
    Disband, ///< units taken off the board
    Build,
    Waive,
    Revive,  ///< a lost power regains centres
    Centres, ///< centres change hands
    Tally,       ///< a card: who owns how many
    Elimination, ///< a card: a power is out of the game
    Settle,      ///< arrows and cards fade
    Ending,      ///< a card, which stays: the game is over
};

/// Milliseconds of story time.
struct Span
{
    int startsAt = 0, lasts = 0;
    int endsAt() const { return startsAt + lasts; }
    bool operator==(const Span&) const = default;
};

/// When something happens that never does.
inline constexpr Span never{1 << 30, 0};

inline constexpr std::size_t noCard = static_cast<std::size_t>(-1);

/// One thing told at a time. Its words are made from the findings of `results` by ui/text.
struct Beat
{
    Gesture gesture = Gesture::Orders;
    Span span;
    std::vector<std::size_t> results; ///< indices into Outcome::results; each result is in exactly one beat
    std::vector<Province> centres;    ///< of a Centres beat
    std::vector<std::size_t> orders{}; ///< results whose orders are read out; each that was ordered is in one beat
    Province place = noProvince;      ///< of a fight: its first result is what decided it
    std::size_t card = noCard;         ///< index into Storyboard::cards
    bool operator==(const Beat&) const = default;
};

/// What a token does during a span. It stays as it was left until its next motion.
struct Motion
{
    enum class Kind : std::uint8_t {
        Travel, ///< from one end of the path to the other, easing in and out
        Lean,   ///< along the path over the border and back
        Appear, ///< pops in
        Vanish, ///< shrinks and fades
        Become, ///< takes `state` at the end of the span
    };
    Kind kind = Kind::Travel;
    Span span;
    Curve path;
    TokenState state = TokenState::Plain;
    bool operator==(const Motion&) const = default;
};

/// A token turns so that a corner points where it is going, and back.
struct Turn
{
    Span span;
    double to = 0; ///< degrees clockwise
    bool operator==(const Turn&) const = default;
};

struct TokenTrack
{
    Token token;                 ///< as it stands at the start
    bool present = true;         ///< false until an Appear
    std::vector<Motion> motions; ///< in sequence, never overlapping
    std::vector<Turn> turns{};   ///< the same
    bool operator==(const TokenTrack&) const = default;
};

struct ArrowTrack
{
    Arrow arrow; ///< in full
    Span grows, fades = never;
    ArrowState settled = ArrowState::Works; ///< its state from `settlesAt` on
    int settlesAt = 0;
    bool operator==(const ArrowTrack&) const = default;
};

struct MarkTrack
{
    Mark mark;
    Span pops, fades = never;
    bool operator==(const MarkTrack&) const = default;
};

struct OwnerChange
{
    Province province = noProvince;
    Power to = noPower;
    int at = 0;
    bool operator==(const OwnerChange&) const = default;
};

/// A card covers the board: only once there is nothing left to see on it.
struct CardTrack
{
    Slide slide;
    Span appears;      ///< fades in
    Span tells;        ///< what has changed is filled in
    Span fades = never;
    bool operator==(const CardTrack&) const = default;
};

struct Storyboard
{
    std::vector<Beat> beats;
    std::vector<TokenTrack> tokens;
    std::vector<ArrowTrack> arrows;
    std::vector<MarkTrack> marks;
    std::vector<OwnerChange> ownerChanges;
    std::vector<CardTrack> cards{}; ///< one after another
    Picture first, last; ///< the board before anything is revealed, and when all is told
    int lasts = 0;       ///< milliseconds

    bool operator==(const Storyboard&) const = default;
};

/// Index of the beat told at an instant; the last one after the end. The storyboard must have beats.
std::size_t beatAt(const Storyboard& story, int ms);

} // namespace chancery
