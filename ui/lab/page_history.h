// SPDX-License-Identifier: GPL-3.0-or-later
// The pages that were visited, to go back and forward among them as in a browser.
#pragma once

#include <cstddef>
#include <vector>

namespace chancery {

/// The places visited, with the one that is shown.
template<class Place>
class PageHistory
{
public:
    /// Begins at a place.
    explicit PageHistory(Place first)
        : places_{std::move(first)}
    {
    }

    const Place& shown() const { return places_[at_]; }            ///< the place shown
    bool mayGoBack() const { return at_ > 0; }                     ///< whether one was visited before it
    bool mayGoForward() const { return at_ + 1 < places_.size(); } ///< whether there is one to go on to

    /// Visits a place, and forgets those after the one shown. Nothing changes if it is shown already.
    void visit(Place place)
    {
        if (place == shown()) return;
        places_.resize(at_ + 1);
        places_.push_back(std::move(place));
        if (places_.size() > most) places_.erase(places_.begin());
        at_ = places_.size() - 1;
    }
    /// Goes back or forward if that is possible.
    void go(int step)
    {
        if (step < 0 && mayGoBack()) --at_;
        if (step > 0 && mayGoForward()) ++at_;
    }

private:
    static constexpr std::size_t most = 200;

    std::vector<Place> places_; ///< never empty
    std::size_t at_ = 0;
};

} // namespace chancery
