// SPDX-License-Identifier: GPL-3.0-or-later
// The page on which orders are written, over a new game, to paste into.
#pragma once

#include "tests/ui/journal_desk.h"
#include "tests/ui/pasting.h"
#include "ui/console/writing_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace chancery::pasting {

inline QStringList sheetsOf(const Session& session)
{
    QStringList sheets;
    for (const Power p : session.map().everyPower()) sheets << sheetText(session.game(), p);
    return sheets;
}

/// The page on which orders are written, over a new game.
struct Page
{
    Session session{newGame(sketch::sharedMap())};
    WritingPage page{session};
    QLineEdit& line = part<QLineEdit>(page, "orderLine");
    QPlainTextEdit& sheet = part<QPlainTextEdit>(page, "sheet");

    QString written(const char* name) const { return sheetText(session.game(), power(name)); }
    QString said() const { return part<QLabel>(page, "lineProblem").text(); }
};

} // namespace chancery::pasting
