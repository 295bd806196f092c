// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/end_signals.h"

#include "engine/base/system.h"

namespace chancery {

EndSignals::EndSignals(QObject* parent)
    : QObject(parent)
{
    if (!system::catchEnd()) return;
    waiting_ = std::thread([this] {
        while (system::awaitEnd())
            QMetaObject::invokeMethod(this, &EndSignals::received, Qt::QueuedConnection);
    });
}

EndSignals::~EndSignals()
{
    if (!waiting_.joinable()) return;
    system::leaveEnd();
    waiting_.join();
}

} // namespace chancery
