// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the computer from sleeping and the screen saver from coming on while players look at the audience
// window.
#pragma once

#include <QObject>

#include <memory>

class QDBusPendingCall;

namespace chancery {

/// Asks the desktop, over D-Bus, to hold off screen saver and sleep: org.freedesktop.ScreenSaver, and where
/// that is missing org.freedesktop.login1. The answers come later; nothing waits for them. A program that was
/// built without D-Bus asks the system itself (stay_awake_alone.cpp), which answers at once.
class StayAwake : public QObject
{
    Q_OBJECT

public:
    /// Asks on the user's and the system's bus.
    explicit StayAwake(QObject* parent = nullptr);
    /// Asks on the D-Bus connections that have these names.
    StayAwake(const QString& session, const QString& system, QObject* parent = nullptr);
    ~StayAwake() override;

    /// Holds sleep and screen saver off, or no longer.
    void setHeld(bool held);
    /// Returns whether the desktop has agreed to hold them off.
    bool holds() const;
    /// Returns why they are not held off although that was asked for; empty if they are, or nothing was asked
    /// for, or there is no answer yet.
    QString trouble() const { return trouble_; }

Q_SIGNALS:
    /// holds() or trouble() has changed.
    void changed();

private:
    void askDesktop();
    void askSystem();
    void refuse(const QString& why);
    void giveBack(quint32 cookie);
    void release();
    template<class Answer>
    void await(const QDBusPendingCall& call, Answer answer);

    struct Buses;
    std::unique_ptr<Buses> buses_;
    QString trouble_;
    bool held_ = false;
    int asked_ = 0; ///< distinguishes answers to the last question from earlier ones
};

} // namespace chancery
