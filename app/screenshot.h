// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the program's windows, taken without a user.
#pragma once

#include "app/command_line.h"

#include <QImage>

namespace chancery {

class Document;
class MainWindow;
class StudyDocument;

/// Returns a picture of the window that `order` names. Fails if its phase, instant, slide or action does not
/// exist.
Result<QImage> takePicture(Document& document, MainWindow& window, const ScreenshotOrder& order);

/// Returns a picture of the window of a study. Fails if its action does not exist.
Result<QImage> takePicture(StudyDocument& study, const ScreenshotOrder& order);

} // namespace chancery
