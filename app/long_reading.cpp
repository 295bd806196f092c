// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/long_reading.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProgressDialog>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct LongReading
{
    Q_DECLARE_TR_FUNCTIONS(chancery::LongReading)
};

using LoadedMap = Result<std::shared_ptr<const Map>>;

/// What the two threads have in common. The lock is held for all of it.
struct Shared
{
    std::mutex lock;
    std::condition_variable changed;
    bool ended = false, cancelled = false;
    std::optional<std::string> wanted; ///< the id of a map that the work waits for
    std::optional<LoadedMap> loaded;   ///< and that map
    std::exception_ptr thrown;         ///< by the work
};

/// Returns a loader for the other thread: it asks for the map and waits.
MapLoader askingLoader(const std::shared_ptr<Shared>& shared)
{
    return [shared](const std::string& id) -> LoadedMap {
        std::unique_lock lock(shared->lock);
        shared->wanted = id;
        shared->loaded.reset();
        shared->changed.notify_all();
        shared->changed.wait(lock, [&] { return shared->loaded || shared->cancelled; });
        return shared->loaded ? *shared->loaded : LoadedMap(Error{"cancelled", {}});
    };
}

/// Loads the map that the work waits for, if it waits for one. Returns whether the work has ended.
bool serve(Shared& shared, const MapLoader& maps)
{
    std::unique_lock lock(shared.lock);
    while (shared.wanted) {
        const std::string id = *std::exchange(shared.wanted, std::nullopt);
        lock.unlock();
        LoadedMap map = maps(id);
        lock.lock();
        shared.loaded = std::move(map);
        shared.changed.notify_all();
    }
    return shared.ended;
}

/// Waits for the end of the work without showing anything. Returns whether it has come.
bool endsSoon(Shared& shared, const MapLoader& maps)
{
    using namespace std::chrono_literals;
    const auto until = std::chrono::steady_clock::now() + 200ms;
    while (!serve(shared, maps)) {
        std::unique_lock lock(shared.lock);
        if (!shared.changed.wait_until(lock, until, [&] { return shared.ended || shared.wanted; }))
            return false;
    }
    return true;
}

/// Waits for the end of the work with a bar. Returns false if the user cancels.
bool endsWithBar(Shared& shared, const MapLoader& maps, QWidget* over, const QString& what)
{
    constexpr int often = 20; // milliseconds
    QProgressDialog bar(what, LongReading::tr("&Cancel"), 0, 0, over);
    bar.setObjectName(QStringLiteral("readingBar"));
    bar.setWindowTitle(LongReading::tr("Please wait"));
    bar.setWindowModality(Qt::ApplicationModal);
    bar.setMinimumDuration(0);
    bar.show();
    QEventLoop loop;
    QTimer tick;
    bool ended = false;
    QObject::connect(&bar, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
    QObject::connect(&tick, &QTimer::timeout, &loop, [&] {
        ended = serve(shared, maps);
        if (ended) loop.quit();
    });
    tick.start(often);
    loop.exec();
    return ended;
}

} // namespace

QThreadPool& readingThreads()
{
    static QThreadPool threads;
    return threads;
}

bool workAside(const LongWork& work, const MapLoader& maps, QWidget* over, const QString& what)
{
    const auto shared = std::make_shared<Shared>();
    readingThreads().start([shared, work] {
        std::exception_ptr thrown;
        try {
            work(askingLoader(shared));
        } catch (...) {
            thrown = std::current_exception();
        }
        const std::lock_guard guard(shared->lock);
        shared->thrown = thrown;
        shared->ended = true;
        shared->changed.notify_all();
    });
    if (!endsSoon(*shared, maps) && !endsWithBar(*shared, maps, over, what)) {
        const std::lock_guard guard(shared->lock);
        shared->cancelled = true;
        shared->changed.notify_all();
        return false;
    }
    if (shared->thrown) std::rethrow_exception(shared->thrown);
    return true;
}

} // namespace chancery
