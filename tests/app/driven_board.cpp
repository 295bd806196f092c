// SPDX-License-Identifier: GPL-3.0-or-later
// The program, with a gamemaster inside: it writes an order, chooses the dark theme, says "done" and waits
// for its end. With the word "asked" in DRIVEN_BOARD it then closes its window, so that a question is open
// when the end comes.
#include "app/application.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QTimer>
#include <QWidget>

#include <cstdio>

namespace {

QObject* find(const char* name)
{
    for (const QWidget* window : QApplication::topLevelWidgets())
        if (QObject* found = window->findChild<QObject*>(QLatin1String(name))) return found;
    qFatal("there is no %s", name);
}

void play()
{
    qobject_cast<QPlainTextEdit*>(find("sheet"))->setPlainText(QStringLiteral("A VIE - GAL"));
    qobject_cast<QAction*>(find("view.dark"))->trigger();
    if (qEnvironmentVariable("DRIVEN_BOARD") == QLatin1String("asked"))
        QTimer::singleShot(0, qobject_cast<QAction*>(find("file.close")), &QAction::trigger);
    QTimer::singleShot(0, [] {
        std::puts("done");
        std::fflush(stdout);
    });
}

} // namespace

int main(int argc, char* argv[])
{
    chancery::GuardedApplication application(argc, argv);
    QTimer::singleShot(0, &application, play);
    return chancery::runChancery(application);
}
