// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/sound_samples.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

/// Where things are in a file that resources/sounds/make.py has written: the rate, and the first sample.
constexpr qsizetype rateAt = 24, samplesAt = 44;

const char* nameOf(Sound sound)
{
    switch (sound) {
    case Sound::MinuteLeft:
        return "minute-left";
    case Sound::TimeUp:
        return "time-up";
    case Sound::NewPhase:
        return "new-phase";
    case Sound::Clash:
        return "clash";
    case Sound::Dislodgement:
        return "dislodgement";
    case Sound::CentreTaken:
        return "centre-taken";
    case Sound::Ending:
        break;
    }
    return "ending";
}

} // namespace

Samples samplesOf(Sound sound, double volume)
{
    QFile file(QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(nameOf(sound))));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray all = file.readAll();
    if (all.size() <= samplesAt) return {};
    Samples samples;
    samples.rate = qFromLittleEndian<qint32>(all.constData() + rateAt);
    samples.heard.resize(static_cast<std::size_t>(all.size() - samplesAt) / sizeof(std::int16_t));
    qFromLittleEndian<std::int16_t>(all.constData() + samplesAt, qsizetype(samples.heard.size()),
                                    samples.heard.data());
    const double scale = std::clamp(volume, 0., 1.);
    for (std::int16_t& one : samples.heard) one = static_cast<std::int16_t>(std::lround(one * scale));
    return samples;
}

} // namespace chancery
