// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/voice.h"

#include "ui/desk/sound_outlet.h"
#include "ui/desk/sound_samples.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibrary>

#include <algorithm>

namespace chancery {

namespace {

/// Returns the file of the plug-in; empty if there is none. It is beside the folder of the programs, and in a
/// build beside that of the tests.
QString outletFile()
{
    for (const char* up : {"/../", "/../../"}) {
        const QString file = QCoreApplication::applicationDirPath() + QLatin1String(up) +
                             QStringLiteral("lib/chancery/plugins/chancery-sounds.so");
        if (QFileInfo(file).isFile()) return QDir::cleanPath(file);
    }
    return {};
}

/// Loads the plug-in, which stays loaded; returns nullptr if it cannot be.
std::unique_ptr<SoundOutlet> loadedOutlet()
{
    const QString file = outletFile();
    if (file.isEmpty()) return nullptr;
    QLibrary library(file);
    library.setLoadHints(QLibrary::PreventUnloadHint);
    const auto make = reinterpret_cast<MakeSoundOutlet>(library.resolve(makeSoundOutlet));
    return std::unique_ptr<SoundOutlet>(make ? make() : nullptr);
}

class SystemVoice : public Voice
{
public:
    void chime(Sound sound, double volume) override
    {
        if (volume <= 0) return;
        const Samples samples = samplesOf(sound, volume);
        const bool heard = !samples.heard.empty() && outlet() && outlet()->play(samples.heard, samples.rate);
        if (!heard && isBell(sound)) QApplication::beep();
    }
    void say(const QString& text, double volume) override
    {
        if (outlet()) outlet()->say(text, volume);
    }

private:
    SoundOutlet* outlet()
    {
        if (!std::exchange(asked_, true)) outlet_ = loadedOutlet();
        return outlet_.get();
    }

    bool asked_ = false;
    std::unique_ptr<SoundOutlet> outlet_;
};

/// Returns whether Qt has an engine for speech here: each is a plug-in of its own.
bool hasSpeechEngine()
{
    return std::ranges::any_of(QCoreApplication::libraryPaths(), [](const QString& path) {
        return !QDir(path + QStringLiteral("/texttospeech")).entryList(QDir::Files).isEmpty();
    });
}

} // namespace

std::unique_ptr<Voice> systemVoice()
{
    return std::make_unique<SystemVoice>();
}

Heard bellsHeard()
{
#ifdef CHANCERY_MULTIMEDIA
    return outletFile().isEmpty() ? Heard::NotBuilt : Heard::Yes;
#else
    return Heard::NotBuilt;
#endif
}

Heard speechHeard()
{
#ifdef CHANCERY_TEXTTOSPEECH
    if (outletFile().isEmpty()) return Heard::NotBuilt;
    return hasSpeechEngine() ? Heard::Yes : Heard::NoEngine;
#else
    return Heard::NotBuilt;
#endif
}

} // namespace chancery
