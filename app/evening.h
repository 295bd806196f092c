// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of an evening, with what the gamemaster is asked before each: resolve, reveal, go on, and the
// ends that the table agrees on.
#pragma once

namespace chancery {

class Document;

/// Resolves the phase. Asks first whether open sheets matter, and how a paradox is resolved that the rulebook
/// leaves to the gamemaster; and the officers of a Committee review insurrections. Without an answer nothing
/// happens. A phase whose position stops it is not resolved; a message names what is wrong.
void resolvePhase(Document& document);
/// Resolves the phase if need be, as resolvePhase() does, and reveals it to the players, also if the audience
/// window was blank or frozen.
void revealPhase(Document& document);
/// Begins the next phase. Asks first if the results were never revealed although the audience window has been
/// open in this game, or if the players are still being shown them. Where a coin must be tossed first, it
/// asks for that instead (1971 XIV.2); once the agreed time of day has come, it asks whether the game ends.
void beginNextPhase(Document& document);
/// Takes the resolution back, or an agreed end, or goes back to the phase before. Asks first if the players
/// see it.
void takePhaseBack(Document& document);
/// Shows the players that a coin is tossed, asks who has won, and shows them that. Without an answer the game
/// does not go on.
void tossCoin(Document& document);
/// Asks whether the game ends because of the agreed time of day; then it ends, and the players see how.
void endAtAgreedTime(Document& document);

} // namespace chancery
