// SPDX-License-Identifier: GPL-3.0-or-later
// Says in the user's language in what two versions of a game differ: the one in its file, and the open one.
#pragma once

#include "engine/game/versions.h"

#include <QCoreApplication>
#include <QStringList>

namespace chancery {

/// Describes the differences between a game's file and the open game.
class VersionWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::VersionWords)

public:
    /// Returns a line for each difference, first what the file has; of many the first ones, and how many more
    /// there are.
    static QStringList lines(const Game& inFile, const Game& open);

private:
    explicit VersionWords(const Map& map);
    QString line(const VersionDifference& difference) const;
    QString orders(const VersionDifference& difference) const;
    QString player(const VersionDifference& difference) const;

    const Map& map_;
};

} // namespace chancery
