// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the program's windows without a person.
#pragma once

#include "app/command_line.h"

#include <QImage>

namespace chancery {

class Document;
class MainWindow;

/// What the window that was ordered shows; the error says what there is not.
Result<QImage> takePicture(Document& document, MainWindow& window, const ScreenshotOrder& order);

} // namespace chancery
