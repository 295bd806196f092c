// SPDX-License-Identifier: GPL-3.0-or-later
// How far apart two colours look.
#pragma once

#include <QColor>

namespace chancery {

/// Returns the CIEDE2000 difference of two sRGB colours (Sharma, Wu and Dalal 2005). Below 1 it is invisible,
/// above 10 it is plain to see.
double difference(const QColor& a, const QColor& b);

} // namespace chancery
