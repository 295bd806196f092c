// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of phases on the standard board, and what is looked for on them.
#pragma once

#include "tests/support/sketch.h"
#include "ui/scene/compose.h"

#include <QString>

#include <algorithm>

namespace chancery {

inline const Map& map()
{
    return sketch::standardMap();
}
inline const BoardGeometry& board()
{
    return sketch::standardGeometry();
}
inline Province province(const char* code)
{
    return map().findProvince(code);
}
inline Point placeOf(const char* code)
{
    return board().unitAt(map().findLocation(code));
}

inline const Phase spring{Season::Spring, 1901, PhaseKind::Movement};
inline const Phase springRetreat{Season::Spring, 1901, PhaseKind::Retreat};
inline const Phase winter{Season::Winter, 1901, PhaseKind::Adjustment};

inline Picture show(const PhaseRecord& record, const ViewOptions& options = {})
{
    return compose(map(), board(), record, options);
}

inline ViewOptions table(bool revealed)
{
    ViewOptions options;
    options.audience = Audience::Table;
    options.revealed = revealed;
    return options;
}

inline const Token* tokenAt(const Picture& picture, Point place)
{
    const auto it = std::ranges::find_if(picture.tokens, [&](const Token& t) { return t.at == place; });
    return it == picture.tokens.end() ? nullptr : &*it;
}

inline int count(const Picture& picture, MarkKind kind)
{
    return int(std::ranges::count_if(picture.marks, [&](const Mark& m) { return m.kind == kind; }));
}

inline const Mark* find(const Picture& picture, MarkKind kind)
{
    const auto it = std::ranges::find_if(picture.marks, [&](const Mark& m) { return m.kind == kind; });
    return it == picture.marks.end() ? nullptr : &*it;
}

/// "move works, support fails": the arrows in words.
inline QStringList arrowWords(const Picture& picture)
{
    static const char* const kinds[] = {"move", "convoyed", "support", "support hold", "convoy", "retreat"};
    static const char* const states[] = {"pending", "works", "fails", "preview"};
    QStringList words;
    for (const Arrow& a : picture.arrows)
        words << QString("%1 %2").arg(kinds[int(a.kind)], states[int(a.state)]);
    return words;
}

} // namespace chancery
