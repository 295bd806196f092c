// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/announcer.h"

#include "ui/parts/announced.h"
#include "ui/parts/curtain.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <utility>

namespace chancery {

namespace {

std::function<void(const QString&)>& hearing()
{
    static std::function<void(const QString&)> heard;
    return heard;
}

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)

void sayNow(QWidget& source, const QString& text)
{
    QAccessibleAnnouncementEvent news(&source, text);
    QAccessible::updateAccessibility(&news);
}

#else

/// What a screen reader takes for a notification of the system: it reads the name once when it appears. It is
/// never seen, and one serves a window.
class LiveText : public QWidget
{
public:
    explicit LiveText(QWidget& window)
        : QWidget(&window)
    {
        setObjectName(QStringLiteral("liveText"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        resize(0, 0);
        hide();
        lower(); // a curtain is over it
    }

    static LiveText& of(QWidget& window)
    {
        auto* there = window.findChild<QWidget*>(QStringLiteral("liveText"), Qt::FindDirectChildrenOnly);
        return there ? static_cast<LiveText&>(*there) : *new LiveText(window);
    }

    QString text;
};

class LiveTextAccessible : public QAccessibleWidget
{
public:
    explicit LiveTextAccessible(LiveText& live)
        : QAccessibleWidget(&live, QAccessible::Notification)
        , live_(live)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? live_.text : QString();
    }

private:
    LiveText& live_;
};

QAccessibleInterface* liveInterface(const QString&, QObject* object)
{
    auto* live = dynamic_cast<LiveText*>(object);
    return live ? new LiveTextAccessible(*live) : nullptr;
}

void sayNow(QWidget& source, const QString& text)
{
    static bool told = false;
    if (!std::exchange(told, true)) QAccessible::installFactory(liveInterface);
    LiveText& live = LiveText::of(*source.window());
    live.text = text;
    QAccessibleEvent renamed(&live, QAccessible::NameChanged); // readers keep names that they have heard
    QAccessible::updateAccessibility(&renamed);
    QAccessibleEvent news(&live, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&news);
    QAccessibleEvent alert(&source, QAccessible::Alert); // elsewhere than on AT-SPI, which has none
    QAccessible::updateAccessibility(&alert);
}

#endif

} // namespace

void announce(QWidget& source, const QString& text)
{
    if (text.isEmpty() || Curtain::hides(source)) return;
    if (hearing()) hearing()(text);
    sayNow(source, text);
}

void hearAnnounced(std::function<void(const QString&)> hear)
{
    hearing() = std::move(hear);
}

} // namespace chancery
