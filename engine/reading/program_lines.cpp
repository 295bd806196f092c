// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/program_lines.h"

#include "engine/files/webdiplomacy.h"

#include <array>

namespace chancery {

namespace {

/// A form that programs write.
struct PostedForm
{
    bool (*recognizes)(std::string_view text);
    std::string (*plain)(std::string_view text);
    bool isPart = false; ///< whether text around it stays, which may be in another form
};

constexpr std::array postedForms{PostedForm{isBackstabbrPage, backstabbrLines},
                                 PostedForm{isDaideOrders, daideLines},
                                 PostedForm{isWebDiplomacy, webDiplomacyLines},
                                 PostedForm{isJudgeMail, judgeLines},
                                 PostedForm{hasPythonCalls, pythonLines},
                                 PostedForm{hasListsByPower, linesByPower, true},
                                 PostedForm{isTable, tableLines},
                                 PostedForm{isColumnTable, columnLines},
                                 PostedForm{isHtml, htmlLines},
                                 PostedForm{hasTicks, tickedLines}};

} // namespace

std::string inPlainLines(std::string_view text)
{
    for (const PostedForm& form : postedForms)
        if (form.recognizes(text)) return form.isPart ? inPlainLines(form.plain(text)) : form.plain(text);
    return std::string(text);
}

} // namespace chancery
