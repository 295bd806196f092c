// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what may take long in another thread, while the window shows a bar and Cancel.
#pragma once

#include "engine/map/map_loader.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QThreadPool;
class QWidget;

namespace chancery {

/// The bytes from which a text is read in another thread; less takes some hundredths of a second at most.
inline constexpr qint64 longText = 256 << 10;

/// Work for another thread. It gets a loader of maps that may be used there, and must use nothing else that
/// belongs to the thread of the windows or to its starter.
using LongWork = std::function<void(const MapLoader& maps)>;

/// Returns the threads in which workAside() works. They are used for nothing else: Qt paints with the shared
/// ones and would wait for a work that was cancelled.
QThreadPool& readingThreads();

/// Does `work` in another thread and waits for it. After a fifth of a second a bar over the window `over`
/// says `what` is done, and has a button Cancel. Maps are loaded by `maps` in this thread. Returns false if
/// the user has cancelled; the work then goes on to its end without effect. What the work throws is thrown
/// here.
bool workAside(const LongWork& work, const MapLoader& maps, QWidget* over, const QString& what);

/// Returns what `read` returns; for `bytes` of longText and more it reads as workAside() works. Returns
/// nothing if the user has cancelled.
template<class T>
std::optional<T> readLong(qint64 bytes, const std::function<T(const MapLoader& maps)>& read,
                          const MapLoader& maps, QWidget* over, const QString& what)
{
    if (bytes < longText) return read(maps);
    const auto result = std::make_shared<std::optional<T>>();
    const bool whole =
        workAside([read, result](const MapLoader& there) { *result = read(there); }, maps, over, what);
    return whole ? std::move(*result) : std::nullopt;
}

} // namespace chancery
