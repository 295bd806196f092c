// SPDX-License-Identifier: GPL-3.0-or-later
// A value, or a message for a person that says what is wrong and where.
#pragma once

#include "engine/base/ensure.h"

#include <string>
#include <utility>
#include <variant>

namespace chancery {

/// Somebody's input is wrong. `where` names file, line and column as far as they are known: "x.toml:12:3".
struct Error
{
    std::string message;
    std::string where;

    /// One line for a person: "x.toml:12:3: message".
    std::string text() const { return where.empty() ? message : where + ": " + message; }
    bool operator==(const Error&) const = default;
};

/// Stands in for std::expected, which C++20 lacks: test it like a bool before use.
template<class T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : content_(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Error error)
        : content_(std::in_place_index<1>, std::move(error))
    {
    }

    explicit operator bool() const { return content_.index() == 0; }
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
    const Error& error() const
    {
        CHANCERY_ENSURE(!*this);
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, Error> content_;
};

/// The answer of a step that only succeeds or fails.
struct Done
{
};
using Status = Result<Done>;

} // namespace chancery
