// SPDX-License-Identifier: GPL-3.0-or-later
// The board; see application.h.
#include "app/application.h"
#include "app/drawing/drawing.h"
#include "engine/base/system.h"

#include <algorithm>

namespace {

/// The help needs no window system, and a screenshot takes what is there.
void needNoDisplayForPictures(int argc, char* argv[])
{
    const auto asksFor = [argc, argv](const char* word) {
        return std::any_of(argv, argv + argc, [word](const char* one) { return !qstrcmp(one, word); });
    };
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    const bool text =
        asksFor("--help") || asksFor("-h") || asksFor("--help-all") || asksFor("--version") || asksFor("-v");
    const bool picture = asksFor("--screenshot") && !display;
    if ((text || picture) && chancery::system::paintsOffscreen() &&
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
