// SPDX-License-Identifier: GPL-3.0-or-later
// A value or an error: what a step that can fail on its input returns.
#pragma once

#include "engine/base/ensure.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace chancery {

/// A fault in an input, for a person to read. Make one with the functions of message.h, so that it can be
/// translated; the text alone stays in English.
struct Error
{
    std::string message; ///< what is wrong, in English and without the place
    std::string where;   ///< file, line and column as far as known: "x.toml:12:3"

    const char* pattern = nullptr;   ///< `message` with gaps, to be translated as "FileErrors"; may be null
    std::vector<std::string> gaps{}; ///< what fills the gaps of `pattern`
    std::vector<Error> cause{};      ///< the error whose text fills the last gap, if any

    /// Returns the error on one line: "x.toml:12:3: message".
    std::string text() const { return where.empty() ? message : where + ": " + message; }
    /// Compares what a person reads.
    bool operator==(const Error& other) const { return message == other.message && where == other.where; }
};

/// A value of type T or an Error, in place of std::expected, which C++20 lacks. Test it like a bool before
/// use: reading the part that is absent throws a FailedCheck.
template<class T>
class [[nodiscard]] Result
{
public:
    /// Makes a success with this value.
    Result(T value)
        : content_(std::in_place_index<0>, std::move(value))
    {
    }
    /// Makes a failure with this error.
    Result(Error error)
        : content_(std::in_place_index<1>, std::move(error))
    {
    }

    /// Returns whether there is a value.
    explicit operator bool() const { return content_.index() == 0; }
    /// Returns the value, as do the four operators below; throws a FailedCheck if there is none.
    T& operator*() &
    {
        CHANCERY_ENSURE(*this);
        return *std::get_if<0>(&content_);
    }
    const T& operator*() const&
    {
        CHANCERY_ENSURE(*this);
        return *std::get_if<0>(&content_);
    }
    T&& operator*() &&
    {
        CHANCERY_ENSURE(*this);
        return std::move(*std::get_if<0>(&content_));
    }
    T* operator->()
    {
        CHANCERY_ENSURE(*this);
        return std::get_if<0>(&content_);
    }
    const T* operator->() const
    {
        CHANCERY_ENSURE(*this);
        return std::get_if<0>(&content_);
    }
    /// Returns the error; throws a FailedCheck if there is none.
    const Error& error() const
    {
        CHANCERY_ENSURE(!*this);
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, Error> content_;
};

/// The empty value of a step that has no other result than success.
struct Done
{
};
/// The result of a step that only succeeds or fails.
using Status = Result<Done>;

} // namespace chancery
