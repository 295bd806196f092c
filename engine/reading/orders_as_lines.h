// SPDX-License-Identifier: GPL-3.0-or-later
// What is pasted into order sheets, or given to be read as orders, if a program wrote it.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace chancery {

/// Returns a text with its orders in lines under the names of their powers, below their phase, if a program
/// wrote it: a document, JSON, a page of Backstabbr, calls of Python, DAIDE. A page with tags, and lists, are
/// put into lines. What people write stays as it is, and so does a text that cannot be read or has no orders.
std::string ordersAsLines(std::string_view text, std::shared_ptr<const Map> map);

/// Returns why a text of a program, which became these lines, has no orders for a sheet: it is a position, or
/// cannot be read. Nothing if it has some, or if people may have written it.
std::optional<Error> whyNoSheet(std::string_view text, std::string_view lines,
                                std::shared_ptr<const Map> map);

} // namespace chancery
