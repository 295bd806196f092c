// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of the program as a value.
#pragma once

#include "engine/base/phase.h"
#include "engine/base/result.h"
#include "ui/dialogs/preferences.h"
#include "ui/scene/slide.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace chancery {

/// Which window a screenshot shows.
enum class PictureOf { Board, Projector, Study };

/// A screenshot to take without a user.
struct ScreenshotOrder
{
    QString path;          ///< the file to write
    QSize size{1280, 720}; ///< pixels
    PictureOf window = PictureOf::Board;
    std::optional<Phase> phase;         ///< the phase to show; without it the last one
    std::optional<int> timeMs;          ///< the instant of the story; without it all orders are shown at once
    SlideKind slide = SlideKind::Board; ///< the slide in the audience window
    QString show; ///< the name of an action whose dialog is shown in front: "edit.preferences"
};

/// What the command line asks for.
struct CommandLine
{
    QString file;        ///< a game to open; empty for none
    bool sample = false; ///< whether to open the sample game
    bool last = false;   ///< whether to open the game of last time
    QString show;        ///< without a screenshot: the name of an action to begin with, such as "file.new"
    QString profile;     ///< the folder for all of the program's own; empty for the usual places
    std::optional<ThemeChoice> theme;
    std::optional<QString> language;
    std::optional<ScreenshotOrder> screenshot;
    QString answer; ///< the text of --help or --version, to be printed without doing anything else
};

/// Reads the arguments, the program's name first. The error is meant for standard error; the program then
/// ends with status 2. `findOwn` is called with the folder of --profile, which may be empty, before a
/// language of the user's own is asked for.
Result<CommandLine> readCommandLine(const QStringList& arguments,
                                    const std::function<void(const QString&)>& findOwn = {});

} // namespace chancery
