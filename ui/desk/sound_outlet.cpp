// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/sound_outlet.h"

#include <QtGlobal>

#include <memory>

#ifdef CHANCERY_MULTIMEDIA
#include <QAudioDevice>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>
#endif
#ifdef CHANCERY_TEXTTOSPEECH
#include <QTextToSpeech>
#endif

namespace chancery {

namespace {

#ifdef CHANCERY_MULTIMEDIA

QAudioFormat formatOf(int rate)
{
    QAudioFormat wanted;
    wanted.setSampleRate(rate);
    wanted.setChannelCount(1);
    wanted.setSampleFormat(QAudioFormat::Int16);
    return wanted;
}

/// A sound that is heard now.
struct Playing
{
    Playing(const QAudioDevice& device, const std::vector<std::int16_t>& samples, int rate)
        : sink(device, formatOf(rate))
    {
        source.setData(reinterpret_cast<const char*>(samples.data()),
                       static_cast<int>(samples.size() * sizeof samples[0]));
        source.open(QIODevice::ReadOnly);
        QObject::connect(&sink, &QAudioSink::stateChanged, &sink, [this](QAudio::State state) {
            if (state == QAudio::IdleState) sink.stop(); // an open stream uses power
        });
        sink.start(&source);
    }

    QBuffer source;
    QAudioSink sink;
};

/// Plays sounds from memory. It looks for the audio device each time, since it may be plugged in or out.
class Sounder
{
public:
    bool play(const std::vector<std::int16_t>& samples, int rate)
    {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull() || !device.isFormatSupported(formatOf(rate))) return false;
        std::erase_if(playing_, [](const auto& one) { return one->sink.state() == QAudio::StoppedState; });
        if (playing_.size() == most) playing_.erase(playing_.begin());
        playing_.push_back(std::make_unique<Playing>(device, samples, rate));
        return playing_.back()->sink.error() == QAudio::NoError;
    }

private:
    static constexpr std::size_t most = 6; ///< sounds at a time
    std::vector<std::unique_ptr<Playing>> playing_;
};

#else

struct Sounder
{
    bool play(const std::vector<std::int16_t>&, int) { return false; }
};

#endif

#ifdef CHANCERY_TEXTTOSPEECH

class Speaker
{
public:
    void say(const QString& text, double volume)
    {
        if (QTextToSpeech::availableEngines().isEmpty()) return;
        if (!engine_) engine_ = std::make_unique<QTextToSpeech>();
        if (engine_->state() == QTextToSpeech::Error) return;
        const QLocale wanted;
        if (engine_->availableLocales().contains(wanted)) engine_->setLocale(wanted);
        engine_->setVolume(volume);
        engine_->say(text);
    }

private:
    std::unique_ptr<QTextToSpeech> engine_; ///< made at the first text, since it may start a service
};

#else

struct Speaker
{
    void say(const QString&, double) {}
};

#endif

class DeviceOutlet : public SoundOutlet
{
public:
    bool play(const std::vector<std::int16_t>& samples, int rate) override
    {
        return sounder_.play(samples, rate);
    }
    void say(const QString& text, double volume) override { speaker_.say(text, volume); }

private:
    Sounder sounder_;
    Speaker speaker_;
};

} // namespace

} // namespace chancery

extern "C" Q_DECL_EXPORT chancery::SoundOutlet* chanceryMakeSoundOutlet()
{
    return new chancery::DeviceOutlet;
}
