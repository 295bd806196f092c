// SPDX-License-Identifier: GPL-3.0-or-later
// A reveal with three fights, which the camera looks at from near, and what the audience window paints of it.
#pragma once

#include "tests/support/busy_board.h"
#include "tests/support/sketch.h"
#include "ui/draw/board_view.h"
#include "ui/room/projector_window.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/film.h"

#include <cmath>

namespace chancery::near_shots {

inline const BoardSource& source()
{
    static const BoardSource read = standardSource();
    return read;
}

/// Two of them close together.
inline PhaseRecord threeFights()
{
    const Phase fall{Season::Fall, 1902, PhaseKind::Movement};
    return sketch::resolved(sketch::record(
        fall,
        sketch::position({"France A BUR", "Germany A PAR", "Germany A PIC", "Russia F SEV", "Turkey F BLA",
                          "Italy A TUS", "England F NWG", "Italy A RUH", "France A BEL"},
                         {"France PAR", "Germany MUN", "Turkey BUL"}),
        {"A PAR - BUR", "A PIC S A PAR - BUR", "A BUR H", "F SEV - BLA", "F BLA H", "A TUS - ROM",
         "F NWG - NTH", "A RUH - BEL", "A BEL H"}));
}

inline const Film& film()
{
    static const Film told =
        filmOf(*source().map, source().art->geometry, threeFights(), {.tokenScale = projectorTokenScale});
    return told;
}

inline ProjectorWindow::Content at(int ms)
{
    ProjectorWindow::Content content;
    content.picture = seenAt(film(), ms, Camera::Follows, false);
    content.framing = framingOf(film(), ms, Camera::Follows, false);
    content.views = viewsAt(film(), ms, Camera::Follows, false);
    return content;
}

struct Window : ProjectorWindow
{
    explicit Window(QSize size = {960, 540})
    {
        setBoard(source());
        resize(size);
    }
    QImage painted()
    {
        QImage image(size(), QImage::Format_RGB32);
        render(&image);
        return image;
    }
};

inline QImage fresh(const ProjectorWindow::Content& content, QSize size = {960, 540})
{
    Window window(size);
    window.setContent(content);
    return window.painted();
}

/// The share of pixels that differ by more than `least` in a channel.
inline double differing(const QImage& a, const QImage& b, int least)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            count += std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                               std::abs(qBlue(p) - qBlue(q))}) > least;
        }
    return double(count) / (a.width() * a.height());
}

/// The middle of the first fight, and a moment on the way to it.
inline Beat fight(int number)
{
    for (const Beat& beat : film().whole.beats)
        if (beat.place != noProvince && number-- == 0) return beat;
    qFatal("no such fight");
}

} // namespace chancery::near_shots
