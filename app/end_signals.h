// SPDX-License-Identifier: GPL-3.0-or-later
// The signals with which the system asks the program to end, as a Qt signal.
#pragma once

#include <QObject>

namespace chancery {

/// Turns SIGTERM, SIGINT and SIGHUP into received(). A signal that was ignored when the program started, as
/// under nohup, stays ignored. The second signal of a kind ends the program at once. Make only one.
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
};

} // namespace chancery
