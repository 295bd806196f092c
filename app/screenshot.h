// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the program's windows, taken without a user.
#pragma once

#include "app/command_line.h"

#include <QImage>

namespace chancery {

class Document;

/// Returns a picture of the window that `order` names, of a study always of its own. A document without a
/// window gets one. Fails if its phase,
/// instant, slide or action does not exist.
Result<QImage> takePicture(Document& document, const ScreenshotOrder& order);

/// Returns what is to be said if no action has the name given with --show.
Error noSuchAction(const QString& name);

} // namespace chancery
