// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/committee_edits.h"

#include "ui/desk/session.h"

namespace chancery {

void setCommittee(Session& session, Committee after, const QString& what)
{
    if (after == session.game().committee) return;
    Game game = session.game();
    game.committee = std::move(after);
    session.become(std::move(game), what, Change::Details);
}

} // namespace chancery
