// SPDX-License-Identifier: GPL-3.0-or-later
// How each line of a sheet is understood: shown beside it while it is typed.
#pragma once

#include "engine/notation/order_text.h"
#include "ui/session/questions.h"

#include <QString>

#include <utility>
#include <vector>

namespace chancery {

struct LineReading
{
    QString understood; ///< canonical, several orders joined; empty for a blank line
    QString problem;    ///< why (a part of) it could not be read; empty if all is well
    QString doubt;      ///< what is doubtful about the orders, if anything
    QString corrected;  ///< which names were taken for others
    std::vector<std::pair<qsizetype, qsizetype>> unread; ///< begin and end of the parts that were not read
    std::vector<Answer> answers;                         ///< to the first problem

    bool empty() const { return understood.isEmpty() && problem.isEmpty(); }
};

class Session;

/// One reading a line, blank lines included, of what a power's sheet says or is about to say.
std::vector<LineReading> readingsOf(const Session& session, Power power, const QString& text);

} // namespace chancery
