// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence with gaps and what fills them, so that it can be said in another language later; errors made of
// it, and of a fault of our own, so that one input fails alone.
#pragma once

#include "engine/base/result.h"

#include <string>
#include <utility>
#include <vector>

namespace chancery {

/// A sentence in English with gaps "%1" to "%9", and their content in this order. Mark `pattern` with
/// QT_TRANSLATE_NOOP("FileErrors", ...) so that translators find it; the patterns are in file_words.h.
struct Message
{
    const char* pattern = "";        ///< the sentence, a text that lives as long as the program
    std::vector<std::string> gaps{}; ///< what fills "%1", "%2" ...
};

/// Returns the sentence in English, with its gaps filled.
std::string english(const Message& message);

/// Returns an error that says `message` about the place `where` ("x.toml:12:3").
Error errorOf(Message message, std::string where = {});
/// As above, for an error that another one explains: its text fills the gap after those of `message`.
Error errorBecause(Message message, std::string where, const Error& cause);
/// Returns the same error about another place.
Error errorAt(std::string where, Error error);

/// Returns the error that says of a failed check that it is a fault of ours, about the place `where`.
Error ownFault(const FailedCheck& fault, std::string where);

/// Returns what `act` returns, which is a Result. If a check of ours fails meanwhile, returns an error that
/// says so, about the place `where`.
template<class Act>
auto ownFaultsAsErrors(Act act, std::string where = {}) -> decltype(act())
{
    try {
        return act();
    } catch (const FailedCheck& fault) {
        return ownFault(fault, std::move(where));
    }
}

} // namespace chancery
