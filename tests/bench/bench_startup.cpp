// SPDX-License-Identifier: GPL-3.0-or-later
// From the start of the process to the first painted window, as `chancery` does it; and the memory that it
// then holds.
#include "app/document.h"
#include "app/starts.h"
#include "tests/app/console_of.h"

#include <QApplication>
#include <QFile>
#include <QTimer>

#include <cstdio>
#include <unistd.h>

using namespace chancery;

namespace {

QByteArray contentOf(const char* path)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Milliseconds since the kernel started this process, in steps of its clock tick (10 ms).
double sinceProcessStart()
{
    const QByteArray stat = contentOf("/proc/self/stat");
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    const double startTicks = fields.value(19).toDouble();
    const double uptime = contentOf("/proc/uptime").split(' ').value(0).toDouble();
    return (uptime - startTicks / static_cast<double>(sysconf(_SC_CLK_TCK))) * 1000;
}

double residentMegabytes()
{
    for (const QByteArray& line : contentOf("/proc/self/status").split('\n'))
        if (line.startsWith("VmRSS:")) return line.mid(6).simplified().split(' ').value(0).toDouble() / 1024;
    return 0;
}

/// Notes when the window has been painted once.
class FirstPaint : public QObject
{
protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::UpdateRequest && !seen_) {
            seen_ = true;
            QTimer::singleShot(0, qApp, [] {
                std::printf("window painted   %6.0f ms after the process started\n", sinceProcessStart());
                std::printf("resident memory  %6.1f MB\n", residentMegabytes());
                QCoreApplication::quit();
            });
        }
        return false;
    }

private:
    bool seen_ = false;
};

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    Boards boards;
    Workspace workspace(boards, {}, dialogPrompts());
    DocumentWindow& window = consoleOf(workspace.open(*sampleGame(boards)));
    window.resize(1280, 720);
    FirstPaint paint;
    window.installEventFilter(&paint);
    window.show();
    return QApplication::exec();
}
