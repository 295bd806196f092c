// SPDX-License-Identifier: GPL-3.0-or-later
// The version of this program, as files and --version give it.
#pragma once

namespace chancery {

/// Returns the version of this build, for example "0.9.0".
const char* programVersion();

} // namespace chancery
