// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/drawing.h"

#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/drawing/commands.h"
#include "engine/base/system.h"
#include "ui/words/language.h"

#include <QApplication>

#include <cstdio>

namespace chancery::cli {

namespace {

/// Writes Qt's messages to standard error, except the one about a missing XDG_RUNTIME_DIR, which nothing here
/// needs.
void tellMessage(QtMsgType, const QMessageLogContext&, const QString& message)
{
    if (!message.contains("XDG_RUNTIME_DIR")) std::fprintf(stderr, "%s\n", qPrintable(message));
}

} // namespace

bool asksForDrawing(int argc, char** argv)
{
    return argc >= 2 && qstrcmp(argv[1], drawingWord) == 0;
}

int runDrawing(int argc, char** argv)
{
    if (system::paintsOffscreen()) qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(tellMessage);
    const QApplication application(argc, argv); // the audience window paints a show
    QCoreApplication::setApplicationName("chancery");
    findOwnLanguages();
    speak(QStringLiteral("en")); // plurals of captions
    system::prepareStreams();
    return finished(runCommand({checkMapCommand(), renderCommand(), showCommand()},
                               QCoreApplication::arguments().mid(2)));
}

} // namespace chancery::cli
