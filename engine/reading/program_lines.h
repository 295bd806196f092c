// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of programs that people paste instead of text, each with how it is recognized and how it is put into
// plain lines.
#pragma once

#include "engine/files/position_file.h"

#include <string>
#include <string_view>

namespace chancery {

/// Calls as people post them from the Python library “diplomacy”: `game.set_units('AUSTRIA', ['A SER'])`.
bool hasPythonCalls(std::string_view text);
std::string pythonLines(std::string_view text);

/// Lists of orders under the names of their powers, in Python or JSON: `{'AUSTRIA': ['A VIE - GAL']}`, or
/// `[{"power": "AUSTRIA", "orders": ["A VIE - GAL"]}]`. The text around them stays. A text with a position or
/// a game between brackets, or with a bracket that is missing, has none.
bool hasListsByPower(std::string_view text);
std::string linesByPower(std::string_view text);

/// The source of a page of Backstabbr: `var unitsByPlayer = {…}; var orders = {…};`.
bool isBackstabbrPage(std::string_view text);
std::string backstabbrLines(std::string_view text);

/// A mail of the program “judge”, with or without its head: `Movement results for Spring of 1901.`
bool isJudgeMail(std::string_view text);
std::string judgeLines(std::string_view text);

/// Lists in which some lines are ticked and others are not: `[x] A Mun - Bur`, `[ ] A Mun - Ruh`. Each that
/// is not is said to be "unticked", so that it is asked about and not followed.
bool hasTicks(std::string_view text);
std::string tickedLines(std::string_view text);

/// A table with a line of headings that names power and order: `power,order,result`.
bool isTable(std::string_view text);
std::string tableLines(std::string_view text);

/// A table with the names of the powers as headings and their orders below: `| Austria | Italy |`.
bool isColumnTable(std::string_view text);
std::string columnLines(std::string_view text);

/// The source of any page with paragraphs, lists or tables: `<b>France</b><br>A Par - Bur`.
bool isHtml(std::string_view text);
std::string htmlLines(std::string_view text);

/// Orders of the protocol DAIDE, with their results: `ORD (SPR 1901) ((FRA AMY PAR) MTO BUR) (BNC)`.
bool isDaideOrders(std::string_view text);
std::string daideLines(std::string_view text);

/// An order of DAIDE.
struct DaideOrder
{
    std::string power; ///< its code: "FRA"
    std::string text;  ///< with its results behind it
};
/// Returns the orders of such a text.
std::vector<DaideOrder> daideOrdersIn(std::string_view text);
/// Returns the phase that a text begins with, "SPR 1901"; nothing if it begins with none.
std::optional<Phase> daidePhase(std::string_view text);

/// A position of the protocol DAIDE: `NOW (SPR 1901) (AUS AMY BUD) (RUS FLT (STP SCS))`, with `SCO (AUS BUD)`
/// before it or behind it.
bool isDaidePosition(std::string_view text);
/// Returns that position, with the orders that follow it; a unit behind which MRT is, is dislodged. `name` is
/// what messages call the text.
Result<PositionSheet> readDaidePosition(std::string_view text, const std::string& name,
                                        const MapLoader& maps);

/// Returns a text in plain lines if it is in the form of a program that is known: phase, units and orders
/// under the names of their powers, and owners of centres. Other texts stay as they are. The forms are a
/// table in program_lines.cpp.
std::string inPlainLines(std::string_view text);

} // namespace chancery
