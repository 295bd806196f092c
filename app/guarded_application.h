// SPDX-License-Identifier: GPL-3.0-or-later
// The application object of the board. Nothing that is thrown while an event is handled goes further than
// that event.
#pragma once

#include <QApplication>

#include <exception>
#include <functional>

namespace chancery {

/// Catches what is thrown while an event is handled: painting, a timer, a key, a queued call. The libraries
/// of Qt between the place where it is thrown and here are left as they are, so whatever belongs to the
/// receiver is to be closed.
class GuardedApplication : public QApplication
{
    Q_OBJECT

public:
    using QApplication::QApplication;

    /// Receives what was thrown while `receiver` handled an event.
    using Net = std::function<void(const QObject& receiver, const std::exception& fault)>;
    /// Gives everything that is thrown from now on to `net`. Without a net it goes on to the caller of the
    /// event loop.
    void setNet(Net net) { net_ = std::move(net); }

    bool notify(QObject* receiver, QEvent* event) override;

private:
    Net net_;
};

} // namespace chancery
