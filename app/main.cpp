// SPDX-License-Identifier: GPL-3.0-or-later
// The board; see application.h.
#include "app/application.h"
#include "app/drawing/drawing.h"
#include "engine/base/system.h"

#include <algorithm>

namespace {

/// A screenshot and the help need no window system.
void needNoDisplayForPictures(int argc, char* argv[])
{
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    const bool picture = std::any_of(argv, argv + argc, [](const char* word) {
        return !qstrcmp(word, "--screenshot") || !qstrcmp(word, "--help") || !qstrcmp(word, "--version");
    });
    if (picture && !display && chancery::system::paintsOffscreen() &&
        qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace

int main(int argc, char* argv[])
{
    if (chancery::cli::asksForDrawing(argc, argv)) return chancery::cli::runDrawing(argc, argv);
    needNoDisplayForPictures(argc, argv);
    chancery::GuardedApplication application(argc, argv);
    return chancery::runChancery(application);
}
