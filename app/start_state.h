// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a document shows the start page in the place of its board.
#pragma once

#include "app/table_clock.h"

#include <functional>
#include <optional>
#include <utility>

namespace chancery {

/// What is open behind the start page.
enum class BehindStart : std::uint8_t {
    NoGame, ///< the program has just started: there is nothing to go back to
    Game    ///< the open game, to which the gamemaster may go back
};

/// The start page of one document. The clock is held while it is shown; the audience window shows what it
/// would show without the page.
class StartState
{
public:
    /// Shows the board at first. `changed` is called after each change; `clock` must outlive this.
    StartState(TableClock& clock, std::function<void()> changed)
        : clock_(clock)
        , changed_(std::move(changed))
    {
    }

    /// Shows the start page in the place of the board.
    void show(BehindStart behind)
    {
        if (isShown()) return;
        behind_ = behind;
        clock_.hold();
        changed_();
    }
    /// Shows the board again, and lets the clock go on that ran before.
    void leave()
    {
        if (!isShown()) return;
        behind_.reset();
        clock_.resume();
        changed_();
    }
    /// Shows the board, because another game is open or this one has changed.
    void forget() { behind_.reset(); }
    /// Returns whether the start page is shown.
    bool isShown() const { return behind_.has_value(); }
    /// Returns whether there is an open game to go back to from the start page.
    bool mayLeave() const { return behind_ == BehindStart::Game; }

private:
    TableClock& clock_;
    std::function<void()> changed_;
    std::optional<BehindStart> behind_; ///< set while the start page is shown
};

} // namespace chancery
