// SPDX-License-Identifier: GPL-3.0-or-later
// Lines are broken after the full stops of "DATC 5.B.1" unless told otherwise.
#pragma once

#include <QString>

namespace chancery {

/// The same to the eye, but what has full stops within is kept in one piece. For text about to be painted.
QString unbroken(QString text);

} // namespace chancery
