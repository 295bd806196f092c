// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/language/language_file.h"

#include <algorithm>
#include <atomic>
#include <mutex>

namespace chancery {

namespace {

constexpr std::size_t largestLanguage = 512 << 10; ///< bytes; German takes 9 KB

Result<Value> readPart(std::string_view toml, const std::string& name)
{
    if (toml.size() > largestLanguage) return Error{"this file is too large; expected at most 512 KiB", name};
    return readDocument(toml, name);
}

Result<LanguageFile> readLanguage(const LanguageText& text, const std::string& where)
{
    Result<Value> words = readPart(text.words, where + "/language.toml");
    if (!words) return words.error();
    Result<Value> names = readPart(text.names, where + "/names.toml");
    if (!names) return names.error();
    return LanguageFile{std::string(text.code), std::move(*words), std::move(*names)};
}

/// The languages, of which only `addLanguage` changes any.
std::vector<LanguageFile>& knownLanguages()
{
    static std::vector<LanguageFile> files = [] {
        std::vector<LanguageFile> read;
        for (const LanguageText& text : builtinLanguages()) {
            Result<LanguageFile> file = readLanguage(text, std::string(text.code));
            CHANCERY_ENSURE(file);
            read.push_back(std::move(*file));
        }
        return read;
    }();
    return files;
}

std::atomic<int> languagesRevision = 0, preferredIndex = -1;
std::mutex preferring;
std::string preferredCode = "en";

} // namespace

const std::vector<LanguageFile>& languageFiles()
{
    return knownLanguages();
}

const LanguageFile* languageFile(std::string_view code)
{
    const auto found = std::ranges::find(knownLanguages(), code, &LanguageFile::code);
    return found == knownLanguages().end() ? nullptr : &*found;
}

bool readsAlways(const LanguageFile& language)
{
    const Value* always = language.words.find("always");
    return language.code == "en" || (always && always->truth);
}

bool readsFreely(std::string_view code)
{
    const LanguageFile* file = languageFile(code);
    return !file || readsAlways(*file) || file - languageFiles().data() == preferredLanguageIndex();
}

void preferLanguage(std::string_view code)
{
    const std::lock_guard lock(preferring);
    if (preferredCode == code) return;
    preferredCode = code;
    const LanguageFile* file = languageFile(code);
    preferredIndex = file ? static_cast<int>(file - knownLanguages().data()) : -1;
    ++languagesRevision;
}

std::string preferredLanguage()
{
    const std::lock_guard lock(preferring);
    return preferredCode;
}

int preferredLanguageIndex()
{
    return preferredIndex.load(std::memory_order_relaxed);
}

std::vector<const LanguageFile*> languagesInOrder()
{
    std::vector<const LanguageFile*> files;
    for (const LanguageFile& file : knownLanguages()) files.push_back(&file);
    const std::string first = preferredLanguage();
    std::ranges::stable_sort(files, {}, [&](const LanguageFile* file) {
        return file->code == first ? 0 : file->code == "en" ? 1 : 2;
    });
    return files;
}

int languageRevision()
{
    return languagesRevision.load(std::memory_order_relaxed);
}

std::optional<Error> addLanguage(const LanguageText& text, const std::string& where)
{
    Result<LanguageFile> file = readLanguage(text, where);
    if (!file) return file.error();
    const auto same = std::ranges::find(knownLanguages(), text.code, &LanguageFile::code);
    if (same != knownLanguages().end()) {
        if (!text.words.empty()) same->words = std::move(file->words);
        if (!text.names.empty()) same->names = std::move(file->names);
    } else
        knownLanguages().push_back(std::move(*file));
    ++languagesRevision;
    return std::nullopt;
}

} // namespace chancery
