// SPDX-License-Identifier: GPL-3.0-or-later
// For programs that are built without D-Bus.
#include "app/system_wishes.h"

namespace chancery {

SystemWatch::SystemWatch(QObject* parent)
    : QObject(parent)
{
}

SystemWatch::SystemWatch(const QString&, const QString&, QObject* parent)
    : QObject(parent)
{
}

} // namespace chancery
