// SPDX-License-Identifier: GPL-3.0-or-later
// Controls of a dialog by their names, and the maps that it offers.
#pragma once

#include "tests/support/files.h"
#include "tests/support/standard_board.h"

#include <QWidget>

namespace chancery::dialog_part {

/// Returns the part with this name, which there must be.
template<class W>
W* part(const QWidget& dialog, const char* name)
{
    W* found = dialog.findChild<W*>(QString::fromLatin1(name));
    if (!found) qFatal("no %s", name);
    return found;
}

/// Returns the standard map alone.
inline std::vector<std::shared_ptr<const Map>> mapsOffered()
{
    return {std::make_shared<const Map>(standardMap())};
}

/// 34 powers, one for each centre.
inline std::shared_ptr<const Map> largeMap()
{
    static const std::shared_ptr<const Map> map = *shippedMaps()("chaos");
    return map;
}

inline QString text(const std::string& id)
{
    return QString::fromStdString(id);
}

} // namespace chancery::dialog_part
