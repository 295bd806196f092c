// SPDX-License-Identifier: GPL-3.0-or-later
// Looks, before a game or a study is saved, whether its file is still what it was when it was read or written
// last.
#pragma once

#include "app/prompts.h"
#include "engine/map/map_loader.h"

#include <QByteArray>

#include <functional>

namespace chancery {

/// A file as it is now.
struct FileNow
{
    /// What has become of it.
    enum class State : std::uint8_t {
        AsBefore,   ///< it is what it was, or what is about to be written
        Changed,    ///< another program has written it
        Gone,       ///< it was moved, renamed or deleted
        Unreadable, ///< something is in its place that cannot be read
    } state = State::AsBefore;
    QByteArray content; ///< of one that was changed
    QString trouble;    ///< of one that cannot be read: why

    bool operator==(const FileNow&) const = default;
};

/// Looks at a file. `before` and `next` are the fingerprints of what it was and of what is about to be
/// written.
FileNow fileNow(const QString& path, const std::string& before, const std::string& next);

/// Returns what to do before a file is written that `look` looks at: Overwrite if it is as before, else what
/// `ask` answers. It is asked again if the file is changed once more while the question is open.
ChangedFileAnswer mayOverwrite(const std::function<FileNow()>& look,
                               const std::function<ChangedFileAnswer(const FileNow&)>& ask);

/// Returns the question about the file of a game, with what differs from the open one.
ChangedFile changedGame(const FileNow& now, const QString& path, const Game& open, const MapLoader& maps);
/// Returns the question about the file of a study.
ChangedFile changedStudy(const FileNow& now, const QString& path, const MapLoader& maps);

} // namespace chancery
