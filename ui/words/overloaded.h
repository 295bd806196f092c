// SPDX-License-Identifier: GPL-3.0-or-later
// Makes one visitor out of several lambdas. It has a file of its own because lupdate misreads what follows
// it.
#pragma once

namespace chancery {

/// A visitor for std::visit with one overload for each of the function objects.
template<class... F>
struct Overloaded : F...
{
    using F::operator()...;
};
template<class... F>
Overloaded(F...) -> Overloaded<F...>;

} // namespace chancery
