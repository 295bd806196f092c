// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/end_signals.h"

#include <QSocketNotifier>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace chancery {

namespace {

constexpr int endingSignals[] = {SIGTERM, SIGINT, SIGHUP};

/// A pipe from the handler to the event loop: a handler may do little else than write a byte.
int ends[2] = {-1, -1};

extern "C" void noteSignal(int)
{
    const char byte = 0;
    (void)!::write(ends[1], &byte, 1);
}

bool isIgnored(int number)
{
    struct sigaction now = {};
    return sigaction(number, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

} // namespace

EndSignals::EndSignals(QObject* parent)
    : QObject(parent)
{
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return;
    auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (::read(ends[0], &byte, 1) > 0) {
        }
        Q_EMIT received();
    });
    struct sigaction noting = {};
    noting.sa_handler = noteSignal;
    noting.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    for (const int number : endingSignals)
        if (!isIgnored(number)) sigaction(number, &noting, nullptr);
}

EndSignals::~EndSignals()
{
    struct sigaction usual = {};
    usual.sa_handler = SIG_DFL;
    for (const int number : endingSignals)
        if (!isIgnored(number)) sigaction(number, &usual, nullptr);
    for (int& end : ends) ::close(std::exchange(end, -1));
}

} // namespace chancery
