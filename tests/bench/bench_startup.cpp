// SPDX-License-Identifier: GPL-3.0-or-later
// From the start of the process to the first painted window, as a first start of `chancery` does it: what it
// is made of, and the memory that is then held. And how long both programs take to say their version.
#include "app/application.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/starts.h"

#include <QFile>
#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace chancery;

namespace {

double now()
{
    const auto time = std::chrono::steady_clock::now().time_since_epoch(); // the same in every process
    return std::chrono::duration<double, std::milli>(time).count();
}

double median(std::vector<double> all)
{
    std::ranges::sort(all);
    return all.empty() ? 0 : all[all.size() / 2];
}

double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("VmRSS:")) return line.mid(6).simplified().split(' ').value(0).toDouble() / 1024;
    return 0;
}

/// Ends a stage of the start: a line for the process that measures.
void reached(const char* stage)
{
    std::printf("%s\t%.2f\t%.2f\n", stage, now(), residentMegabytes());
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
                reached("the window laid out and painted");
                QCoreApplication::quit();
            });
        }
        return false;
    }

private:
    bool seen_ = false;
};

/// One start, with the settings of a user who has none yet.
int startOnce(int argc, char* argv[])
{
    reached("the system: the process and its libraries");
    GuardedApplication application(argc, argv);
    nameProgram();
    reached("Qt: the window system, fonts, style");
    Boards boards;
    Game game = *standardGame(boards);
    reached("the board read, a game on it");
    Workspace workspace(boards, {}, dialogPrompts());
    Document& document = workspace.open(std::move(game));
    reached("the game opened");
    document.start().show(BehindStart::NoGame);
    FirstPaint paint;
    document.showWindow();
    document.window()->installEventFilter(&paint);
    reached("the window made, with its menus and panels");
    return QApplication::exec();
}

struct Stage
{
    QString name;
    std::vector<double> times, memory;
};

void measureStarts(int times)
{
    std::vector<Stage> stages;
    std::vector<double> whole;
    for (int time = 0; time < times; ++time) {
        QProcess process;
        const double begun = now();
        process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--once")});
        process.waitForFinished();
        const QStringList lines = QString::fromUtf8(process.readAllStandardOutput()).trimmed().split(u'\n');
        stages.resize(static_cast<std::size_t>(lines.size()));
        double before = begun;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QStringList cells = lines[i].split(u'\t');
            Stage& stage = stages[static_cast<std::size_t>(i)];
            stage.name = cells.value(0);
            stage.times.push_back(cells.value(1).toDouble() - before);
            stage.memory.push_back(cells.value(2).toDouble());
            before = cells.value(1).toDouble();
        }
        whole.push_back(before - begun);
    }
    std::printf("A first start, medians of %d:      ms   MB held then\n", times);
    for (const Stage& stage : stages)
        std::printf("%-45s %5.0f %6.1f\n", qPrintable(stage.name), median(stage.times), median(stage.memory));
    std::printf("%-45s %5.0f\n", "all of it", median(whole));
}

void measureVersion(const char* program, int times)
{
    std::vector<double> all;
    for (int time = 0; time < times; ++time) {
        QProcess process;
        const double begun = now();
        process.start(QString::fromLatin1(program), {QStringLiteral("--version")});
        process.waitForFinished();
        all.push_back(now() - begun);
    }
    std::printf("%s --version: %.0f ms, the median of %d\n", program, median(all), times);
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc > 1 && qstrcmp(argv[1], "--once") == 0) return startOnce(argc, argv);
    const QCoreApplication application(argc, argv);
    measureStarts(11);
    for (const char* program : {CHANCERY_CLI, CHANCERY_BOARD}) measureVersion(program, 21);
}
