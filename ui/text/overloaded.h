// SPDX-License-Identifier: GPL-3.0-or-later
// One visitor from several lambdas, for std::visit. In a file of its own because lupdate loses its way after
// it.
#pragma once

namespace chancery {

template<class... F>
struct Overloaded : F...
{
    using F::operator()...;
};
template<class... F>
Overloaded(F...) -> Overloaded<F...>;

} // namespace chancery
