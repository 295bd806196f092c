// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of an animated GIF (GIF89a), as bytes. Qt reads such files and writes none.
#pragma once

#include <QByteArray>
#include <QImage>

namespace chancery {

/// Returns what an animation of this size in pixels begins with. It plays again and again.
QByteArray gifStart(QSize size);
/// Returns a frame that is shown for `delay` hundredths of a second. Both images have the format RGB32 and
/// the size of the animation. Only what differs from the frame before is stored; with a null image all of it
/// is. Where that has more than 255 colours, near ones become one.
QByteArray gifFrame(const QImage& frame, const QImage& before, int delay);
/// Returns what an animation ends with.
QByteArray gifEnd();

} // namespace chancery
