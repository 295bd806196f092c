// SPDX-License-Identifier: GPL-3.0-or-later
// What a line that can mean two things, or nearly means something, may be taken for.
#pragma once

#include "engine/notation/order_text.h"

#include <QString>

#include <vector>

namespace chancery {

/// One way to read a line: what to call it, and the line as it would have been clear.
struct Answer
{
    QString label;
    std::string line;
};

/// Empty where nothing can be proposed. `fault` is one of the line's.
std::vector<Answer> answersTo(const ReadingContext& context, const std::string& line, const Fault& fault);

/// The lines as they were read, except where somebody has said already what the very same line means.
std::vector<ReadLine> withAnswers(std::vector<ReadLine> lines, std::vector<WrittenOrder> answered);

} // namespace chancery
