// SPDX-License-Identifier: GPL-3.0-or-later
// The version of this program, as files and --version tell it.
#pragma once

namespace chancery {

const char* programVersion();

} // namespace chancery
