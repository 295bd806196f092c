// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/voice.h"

#include "ui/scene/chime.h"

#include <QApplication>

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

QAudioFormat format()
{
    QAudioFormat wanted;
    wanted.setSampleRate(chimeRate);
    wanted.setChannelCount(1);
    wanted.setSampleFormat(QAudioFormat::Int16);
    return wanted;
}

/// Plays sounds from memory. It looks for the audio device each time, since it may be plugged in or out.
class Sounder
{
public:
    bool play(Cue cue, double volume)
    {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull() || !device.isFormatSupported(format())) return false;
        const std::vector<std::int16_t> samples = chancery::chime(cue, volume);
        sink_ = std::make_unique<QAudioSink>(device, format());
        source_.close();
        source_.setData(reinterpret_cast<const char*>(samples.data()),
                        static_cast<int>(samples.size() * sizeof samples[0]));
        source_.open(QIODevice::ReadOnly);
        QObject::connect(sink_.get(), &QAudioSink::stateChanged, sink_.get(),
                         [sink = sink_.get()](QAudio::State state) {
                             if (state == QAudio::IdleState) sink->stop(); // an open stream uses power
                         });
        sink_->start(&source_);
        return sink_->error() == QAudio::NoError;
    }

private:
    QBuffer source_;
    std::unique_ptr<QAudioSink> sink_;
};

#else

struct Sounder
{
    bool play(Cue, double) { return false; }
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

class SystemVoice : public Voice
{
public:
    void chime(Cue cue, double volume) override
    {
        if (volume > 0 && !sounder_.play(cue, volume)) QApplication::beep();
    }
    void say(const QString& text, double volume) override { speaker_.say(text, volume); }

private:
    Sounder sounder_;
    Speaker speaker_;
};

} // namespace

std::unique_ptr<Voice> systemVoice()
{
    return std::make_unique<SystemVoice>();
}

Heard bellsHeard()
{
#ifdef CHANCERY_MULTIMEDIA
    return Heard::Yes;
#else
    return Heard::NotBuilt;
#endif
}

Heard speechHeard()
{
#ifdef CHANCERY_TEXTTOSPEECH
    return QTextToSpeech::availableEngines().isEmpty() ? Heard::NoEngine : Heard::Yes;
#else
    return Heard::NotBuilt;
#endif
}

} // namespace chancery
