// SPDX-License-Identifier: GPL-3.0-or-later
// Stays awake where there is no D-Bus: by the system itself.
#include "app/stay_awake.h"

#include "engine/base/system.h"

namespace chancery {

/// Whether the system holds sleep off.
struct StayAwake::Buses
{
    bool holds = false;
};

StayAwake::StayAwake(QObject* parent)
    : QObject(parent)
    , buses_(new Buses)
{
}

StayAwake::StayAwake(const QString&, const QString&, QObject* parent)
    : StayAwake(parent)
{
}

StayAwake::~StayAwake()
{
    if (buses_->holds) system::holdAwake(false);
}

bool StayAwake::holds() const
{
    return buses_->holds;
}

void StayAwake::setHeld(bool held)
{
    if (held_ == held) return;
    held_ = held;
    buses_->holds = system::holdAwake(held) && held;
    trouble_ =
        held && !buses_->holds
            ? tr("The computer may go to sleep while you present: %1").arg(tr("the desktop has no D-Bus"))
            : QString();
    Q_EMIT changed();
}

} // namespace chancery
