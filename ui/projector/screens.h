// SPDX-License-Identifier: GPL-3.0-or-later
// Which display the audience looks at.
#pragma once

#include <QString>

class QScreen;

namespace chancery {

/// What a display is remembered by: maker, model, serial number or, failing these, the connector.
QString screenKey(const QScreen& screen);
/// For a menu: "HDMI-1 (1920 × 1080)".
QString screenTitle(const QScreen& screen);

/// The display remembered by `key` if it is plugged in, else one that is not `console`, else nullptr: there
/// is only the console's own.
QScreen* audienceScreen(const QString& key, const QScreen* console);

} // namespace chancery
