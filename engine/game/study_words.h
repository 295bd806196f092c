// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a study that cannot be read, for translation in the context FileErrors.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

inline constexpr const char* otherStudyFormat = QT_TRANSLATE_NOOP(
    "FileErrors", "the study has format %1; expected format %2. A newer version of Chancery may read it");
inline constexpr const char* noLines =
    QT_TRANSLATE_NOOP("FileErrors", "this study has no lines; expected at least one [[line]]");
inline constexpr const char* badLineId = QT_TRANSLATE_NOOP(
    "FileErrors", "this is not the number of a line; expected a number from 1 on that no other line has");
inline constexpr const char* noSuchLine =
    QT_TRANSLATE_NOOP("FileErrors", "no line before this one has this number; expected an earlier line");
inline constexpr const char* badJson = QT_TRANSLATE_NOOP(
    "FileErrors",
    "This text is from a program and is damaged or not whole: %1. Copy all of it, from the first { to "
    "the last }.");
inline constexpr const char* otherJson = QT_TRANSLATE_NOOP(
    "FileErrors",
    "This text is from a program (JSON), but it has no phase and no units that Chancery knows. Copy the "
    "position or the orders there as text, and paste that.");
inline constexpr const char* nothingToStudy =
    QT_TRANSLATE_NOOP("FileErrors", "No unit and no order could be read in this text. Copy a position, "
                                    "orders under the names of their powers, a "
                                    "test case or a study.");
inline constexpr const char* ordersOfNoPower = QT_TRANSLATE_NOOP(
    "FileErrors",
    "“%1” does not say whose unit it is. Write the name of the power before its orders, such as “Austria:”.");
/// A line that names a power and gives an order, but not in a way that can be read.
inline constexpr const char* ordersNotRead =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” could not be read. Write the name of the power, a colon and its "
                                    "orders, such as “Austria: A Vie - Tyr”.");

} // namespace chancery::says
