// SPDX-License-Identifier: GPL-3.0-or-later
// The signals with which the system asks the program to end, as a Qt signal.
#pragma once

#include <QObject>

#include <thread>

namespace chancery {

/// Turns the signals of system::catchEnd() into received(). Make only one.
class EndSignals : public QObject
{
    Q_OBJECT

public:
    /// Begins to catch the signals.
    explicit EndSignals(QObject* parent = nullptr);
    /// Gives the signals their usual effect again.
    ~EndSignals() override;

Q_SIGNALS:
    /// The program is to end. It is emitted from the event loop.
    void received();

private:
    std::thread waiting_; ///< for a signal
};

} // namespace chancery
