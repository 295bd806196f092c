// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/room_accessible.h"

#include "ui/room/projector_window.h"

#include <QAccessibleWidget>

#include <utility>

namespace chancery {

namespace {

class RoomAccessible : public QAccessibleWidget
{
public:
    explicit RoomAccessible(ProjectorWindow& room)
        : QAccessibleWidget(&room, room.isWindow() ? QAccessible::Window : QAccessible::Graphic)
        , room_(room)
    {
    }

    /// Nothing is read while nothing is seen.
    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Description) return QAccessibleWidget::text(kind);
        const RoomTexts& texts = room_.texts();
        return room_.blank() ? QString() : (texts.title + u' ' + texts.caption).trimmed();
    }

private:
    ProjectorWindow& room_;
};

QAccessibleInterface* roomInterface(const QString&, QObject* object)
{
    auto* room = qobject_cast<ProjectorWindow*>(object);
    return room ? new RoomAccessible(*room) : nullptr;
}

} // namespace

void tellOfRooms()
{
    static bool told = false;
    if (!std::exchange(told, true)) QAccessible::installFactory(roomInterface);
}

} // namespace chancery
