// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that the build's version number enters.
#include "engine/base/version.h"

namespace chancery {

const char* programVersion()
{
    return CHANCERY_VERSION;
}

} // namespace chancery
