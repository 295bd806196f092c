// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of a language say, as plain values. translations/README.md has the keys.
#pragma once

#include "engine/base/document.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// A language: what its files say, apart from texts that only windows show.
struct LanguageFile
{
    std::string code; ///< the name of its folder, an ISO 639 code: "de"
    Value words;      ///< language.toml: grammar, and the words by which typed texts are read
    Value names;      ///< names.toml: names of provinces and powers; an empty table if it has none
};

/// The files of a language as text.
struct LanguageText
{
    std::string_view code, words, names; ///< as in LanguageFile
};

/// Returns whether the words of a language are read beside those of any other one, since they mean nothing
/// else in it: English, and a language whose file says `always`.
bool readsAlways(const LanguageFile& language);
/// Returns whether names in the language with this code are also read abbreviated and misspelt: in the
/// preferred one, in those that are always read, and in one of which only a map knows. Other languages' names
/// are read in full, and their words where a line means nothing otherwise.
bool readsFreely(std::string_view code);

/// Returns the languages that are compiled in, sorted by code.
std::span<const LanguageText> builtinLanguages();

/// Returns all languages, those compiled in first and then those that were added. It stays valid.
const std::vector<LanguageFile>& languageFiles();
/// Returns the language with this code, or nullptr.
const LanguageFile* languageFile(std::string_view code);

/// Makes a language the first one by which orders are read; English is until then.
void preferLanguage(std::string_view code);
/// Returns the language that is read first.
std::string preferredLanguage();
/// Returns the index of that language in languageFiles(), or -1.
int preferredLanguageIndex();
/// Returns all languages in the order in which a word is looked for: the preferred one, English, the others.
std::vector<const LanguageFile*> languagesInOrder();
/// Returns a number that is another one after languages were added or another one is preferred.
int languageRevision();

/// Adds a language, or puts those files that are not empty in the place of those with this code; `where` is
/// what messages call its folder. Call it when the program starts, before a map or an order is read. Returns
/// what is wrong with the files, of which nothing is then added.
std::optional<Error> addLanguage(const LanguageText& text, const std::string& where);

} // namespace chancery
