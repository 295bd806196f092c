// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that are recognized so that they can be named, and cannot be read: how each is recognized, and what
// is said of it, for translation in the context FileErrors.
#pragma once

#include "engine/base/translated.h"

#include <string_view>

namespace chancery {

/// A game as jDip saves it: compressed, or the XML of its objects.
bool isJdipGame(std::string_view text);
/// A phase as godip and diplicity send it.
bool isGodipPhase(std::string_view text);
/// Orders in DSON: "A bud - rum ; A vie H". They do not say whose they are.
bool isDson(std::string_view text);
/// A message of DAIDE that is neither a position nor orders: "SCO (AUS BUD) ...".
bool isOtherDaide(std::string_view text);
/// Centres or their owners by year, as tables for tournaments have them: CSV, or JSON with "sc_chart".
bool isYearTable(std::string_view text);
/// An archive of files.
bool isZip(std::string_view text);

namespace says {

inline constexpr const char* jdipGame = QT_TRANSLATE_NOOP(
    "FileErrors",
    "This is a saved game of jDip (.jdip) or another compressed file; it cannot be read. Open it in jDip, "
    "copy the results or the orders there as text, and paste them here as a study.");
inline constexpr const char* godipPhase = QT_TRANSLATE_NOOP(
    "FileErrors", "This is a phase as Diplicity (godip) sends it; it cannot be read. Copy the orders or the "
                  "results from the page of the game, and paste those.");
inline constexpr const char* dsonOrders = QT_TRANSLATE_NOOP(
    "FileErrors", "These are orders in one line (DSON) without the name of a power, so it is not known whose "
                  "units they are. Paste them into the order sheet of their power, or write its name and a "
                  "colon before them, or the line of the position (DFEN) above them.");
inline constexpr const char* daideOrders = QT_TRANSLATE_NOOP(
    "FileErrors", "This is a message of the protocol DAIDE without units and orders; it cannot be read. Only "
                  "the messages NOW, ORD and SUB can be.");
inline constexpr const char* yearTable = QT_TRANSLATE_NOOP(
    "FileErrors", "This is a table of centres by year, as tournaments use it; it has no units and no orders. "
                  "Open the game that it was made from.");
inline constexpr const char* zipArchive = QT_TRANSLATE_NOOP(
    "FileErrors", "This is a zip archive; it cannot be read. Unpack it, and open the file that is in it.");

} // namespace says

} // namespace chancery
