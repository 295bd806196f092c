// SPDX-License-Identifier: GPL-3.0-or-later
// What the program was asked to do on its command line, as a value.
#pragma once

#include "engine/base/phase.h"
#include "engine/base/result.h"
#include "ui/dialogs/preferences.h"
#include "ui/story/slide.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace chancery {

enum class PictureOf { Board, Projector };

/// A picture to take without a person.
struct ScreenshotOrder
{
    QString path;
    QSize size{1280, 720};
    PictureOf window = PictureOf::Board;
    std::optional<Phase> phase;
    std::optional<int> timeMs; ///< of the story; without it all orders are shown at once
    SlideKind slide = SlideKind::Board; ///< of the projector
    QString show;              ///< name of an action whose dialog is shown in front: "orders.retreats"
};

struct CommandLine
{
    QString file;
    bool sample = false;
    std::optional<ThemeChoice> theme;
    std::optional<QString> language;
    std::optional<ScreenshotOrder> screenshot;
    QString answer; ///< of --help or --version: printed instead of everything else
};

/// The error is for standard error; the program then ends with status 2.
Result<CommandLine> readCommandLine(const QStringList& arguments);

} // namespace chancery
