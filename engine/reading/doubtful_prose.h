// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences among the orders of a posted text that may say that an order is another one, or none.
#pragma once

#include "engine/base/message.h"
#include "engine/map/map.h"

#include <string_view>

namespace chancery {

/// Returns whether a sentence takes something back or corrects it: "sorry, Venice goes to Piedmont", "Please
/// ignore the above", "Do not use these:".
bool takesBack(const Map& map, std::string_view line);

/// Returns whether a sentence directly below orders may be one, or say on what they depend: "I send Rome to
/// Apulia", "unless Austria moves", "nth-hol, attack!".
bool mayBeOrder(const Map& map, std::string_view line);

/// Returns whether a short line that gives no order names another power than `power`: "vs Austria".
bool namesOther(const Map& map, std::string_view line, Power power);

/// Returns whether a sentence that names a power gives an order, or asks what becomes of one: "Austria moves
/// A Vie-Tyr, supported by A Boh".
bool tellsOrder(const Map& map, std::string_view line);

/// Returns whether a sentence that was taken for a remark names what an order would: two provinces, or a
/// power and a province, "Germany hits Bohemia". Questions, and what says how an order fared, do not.
bool namesWhatOrdersDo(const Map& map, std::string_view line);

/// Returns whether a line begins with a condition and says what is done then: "If Russia moves to Galicia: A
/// Vie - Tyr".
bool beginsWithCondition(std::string_view line);

/// Returns whether a line begins with the label of a correction or of something more: "Edit: Mun-Ruh".
bool corrects(std::string_view line);

/// Returns whether a label that is no power's stands before a move of two provinces: "Kaiser: Mun-Bur".
bool labelsMove(const Map& map, std::string_view line);

/// Returns what is said of a line that no power could be given: that it does not say whose unit it is, or, if
/// it names a power, how its orders are to be written.
Message unowned(const Map& map, const std::string& line);

/// Returns whether a line says by a word that a unit retreats: "A Tri retreats to Alb".
bool saysRetreat(std::string_view line);

/// Returns whether two provinces in full, or their codes, are joined by a dash in a line that is no report.
bool joinsTwoPlaces(const Map& map, std::string_view line);

/// Returns whether a line is a province and a word with a dash between them, "Mar-xyz".
bool sendsUnit(const Map& map, std::string_view line);

/// Returns whether an order speaks of another unit, too: it supports or convoys.
bool helpsAnother(std::string_view order);

/// Returns whether a sentence says what is or may be, as commentaries do: "it may not support".
bool tellsResult(std::string_view line);

/// Returns whether a line waives builds and orders nothing else: "pass", "no builds".
bool waives(std::string_view line);

/// Returns whether a line only names a kind of units: "Armies:", "Flotten".
bool headsUnits(std::string_view line);

/// Returns whether a line is "Disbands:", which a retreat may be as well as a removal.
bool isOnlyDisbands(std::string_view line);

/// Returns the heading of units that a line begins with below a power's name, "A: Con-Bul": "Armies: " or
/// "Fleets: "; else nothing.
std::string_view unitsLabelled(std::string_view line);

/// Returns whether the label of orders names their owner in words that are no power's: "My orders:", "Player
/// 2:".
bool saysWhose(std::string_view label);

} // namespace chancery
