// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/own_fault.h"

#include "engine/base/translated.h"

namespace chancery {

Error ownFault(const FailedCheck& fault, std::string where)
{
    static constexpr const char* says = QT_TRANSLATE_NOOP(
        "FileErrors", "this is a mistake of Chancery, not of the file; it can be reported as: %1");
    return errorOf({says, {fault.what()}}, std::move(where));
}

} // namespace chancery
