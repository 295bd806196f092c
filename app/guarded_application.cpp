// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guarded_application.h"

namespace chancery {

/// Events are sent from within others; what is thrown ends the innermost one alone.
bool GuardedApplication::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& fault) {
        if (!net_) throw;
        net_(*receiver, fault);
    }
    return true;
}

} // namespace chancery
