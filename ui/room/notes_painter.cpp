// SPDX-License-Identifier: GPL-3.0-or-later
// The slide of the notes on a phase.
#include "ui/room/room_text.h"
#include "ui/room/slide_brush.h"

namespace chancery {

void paintNotes(const SlideBrush& brush, const NotesSlide& slide)
{
    const double u = brush.unit();
    const QRectF room = brush.heading(brush.words().heading(slide)).adjusted(4 * u, 2 * u, -4 * u, -2 * u);
    writeLines(brush, room, Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(slide.text).simplified(),
               6.5 * u, brush.least());
}

} // namespace chancery
