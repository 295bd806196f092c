// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a document that cannot be read, for translation in the context FileErrors.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

// Sentences about TOML itself.
inline constexpr const char* documentTooLarge =
    QT_TRANSLATE_NOOP("FileErrors", "the document is too large; expected at most %1 MiB");
inline constexpr const char* endsTooEarly =
    QT_TRANSLATE_NOOP("FileErrors", "the file ends too early; expected the rest of it");
inline constexpr const char* textNotClosed = QT_TRANSLATE_NOOP(
    "FileErrors", "this text cannot be read; expected valid characters and a closing quotation mark");
inline constexpr const char* setTwice =
    QT_TRANSLATE_NOOP("FileErrors", "this is set twice; expected once only");
inline constexpr const char* badHeader = QT_TRANSLATE_NOOP(
    "FileErrors", "this heading cannot be read; expected [name] or [[name]] and nothing else");
inline constexpr const char* badList = QT_TRANSLATE_NOOP(
    "FileErrors", "this list cannot be read; expected values separated by commas and a closing ]");
inline constexpr const char* badInlineTable = QT_TRANSLATE_NOOP(
    "FileErrors",
    "this table cannot be read; expected entries like key = \"text\", separated by commas, and }");
inline constexpr const char* badValue = QT_TRANSLATE_NOOP(
    "FileErrors", "this value cannot be read; expected a “text” in quotation marks, a number, true or false");
inline constexpr const char* badLine = QT_TRANSLATE_NOOP(
    "FileErrors", "this line cannot be read; expected key = \"text\", a [heading] or a comment after #");
inline constexpr const char* lettersOutside = QT_TRANSLATE_NOOP(
    "FileErrors",
    "this character is allowed only in quotation marks or comments; expected a plain letter or digit");
inline constexpr const char* quoteInNumber =
    QT_TRANSLATE_NOOP("FileErrors", "a number cannot contain a quotation mark; expected digits only");
inline constexpr const char* nestedTooDeeply =
    QT_TRANSLATE_NOOP("FileErrors", "the brackets are nested too deeply; expected at most %1 levels");
inline constexpr const char* continuedLine = QT_TRANSLATE_NOOP(
    "FileErrors",
    "a line after a backslash cannot start with this character; expected a plain letter or digit");

// Sentences about a value: %1 is its key.
inline constexpr const char* mustBeText =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not a text; expected a text in quotation marks");
inline constexpr const char* mustBeNumber =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not a whole number; expected digits without quotation marks");
inline constexpr const char* mustBeTruth =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is neither yes nor no; expected true or false");
inline constexpr const char* mustBeList =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not a list; expected a list in square brackets");
inline constexpr const char* mustBeTable = QT_TRANSLATE_NOOP(
    "FileErrors", "“%1” has no entries of its own; expected lines such as key = \"text\" below it");
inline constexpr const char* textMissing =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is missing; expected a text in quotation marks");
inline constexpr const char* numberMissing =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is missing; expected a whole number");
inline constexpr const char* outOfBounds =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is too small or too large; expected %2 to %3");
inline constexpr const char* notText =
    QT_TRANSLATE_NOOP("FileErrors", "this is not a text; expected a text in quotation marks");
inline constexpr const char* notTexts =
    QT_TRANSLATE_NOOP("FileErrors", "this is not a list; expected a list of texts in square brackets");
inline constexpr const char* textOf =
    QT_TRANSLATE_NOOP("FileErrors", "%1: this is not a text; expected a text in quotation marks");

inline constexpr const char* lineCutOff =
    QT_TRANSLATE_NOOP("FileErrors", "the line is incomplete; expected all of it, up to its last bracket");
inline constexpr const char* lineDamaged =
    QT_TRANSLATE_NOOP("FileErrors", "the line was changed on its way; expected it as it was copied");

} // namespace chancery::says
