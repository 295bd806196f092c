// SPDX-License-Identifier: GPL-3.0-or-later
// Says what a picture of the board shows, for who hears it: nothing that is not in the picture.
#pragma once

#include "ui/scene/picture.h"
#include "ui/words/words.h"

namespace chancery {

/// Describes provinces by the picture alone, so that who hears a board learns no more than who sees it. It is
/// cheap to make.
class PictureWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PictureWords)

public:
    /// The map, which is that of the pictures, must outlive this.
    explicit PictureWords(const Map& map);

    /// Returns all that is seen of a province: "Munich: Army of Germany, inland, centre of Germany, chosen".
    QString place(const Picture& picture, Province province) const;
    /// Returns the units that are seen there: "Army of Germany, dislodged Army of France"; empty without one.
    QString units(const Picture& picture, Province province) const;
    /// Returns what kind of province it is, and whose centre: "coast, home centre of Russia".
    QString ground(const Picture& picture, Province province) const;

private:
    QString unit(const Token& token) const;
    QString signs(const Picture& picture, Province province) const;

    const Map& map_;
    Words words_;
};

/// Returns whether a picture lights a province in this way.
bool isLit(const Picture& picture, Province province, HighlightKind kind);

} // namespace chancery
