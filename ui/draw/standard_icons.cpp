// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/standard_icons.h"

#include "ui/draw/flat_controls.h"
#include "ui/draw/icons.h"
#include "ui/draw/palette.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>

namespace chancery {

namespace {

QString iconFor(QStyle::StandardPixmap wanted)
{
    switch (wanted) {
    case QStyle::SP_TitleBarCloseButton:
    case QStyle::SP_DockWidgetCloseButton:
    case QStyle::SP_LineEditClearButton:
        return QStringLiteral("close");
    case QStyle::SP_TitleBarNormalButton:
        return QStringLiteral("float");
    case QStyle::SP_MessageBoxWarning:
    case QStyle::SP_MessageBoxCritical:
        return QStringLiteral("warning");
    case QStyle::SP_MessageBoxQuestion:
        return QStringLiteral("help");
    case QStyle::SP_MessageBoxInformation:
        return QStringLiteral("about");
    default:
        return {};
    }
}

QIcon iconNow(const QString& name)
{
    return icon(name, flat::isDark(QGuiApplication::palette()) ? ThemeKind::Dark : ThemeKind::Light);
}

/// One of our icons in the colour of the theme that is in force when it is painted: controls keep the icon
/// that they were once given.
class IconOfTheTheme : public QIconEngine
{
public:
    explicit IconOfTheTheme(QString name)
        : name_(std::move(name))
    {
    }
    void paint(QPainter* painter, const QRect& place, QIcon::Mode mode, QIcon::State state) override
    {
        iconNow(name_).paint(painter, place, Qt::AlignCenter, mode, state);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return iconNow(name_).pixmap(size, mode, state);
    }
    QIconEngine* clone() const override { return new IconOfTheTheme(name_); }

private:
    QString name_;
};

} // namespace

QIcon standardIconOfOurs(QStyle::StandardPixmap wanted)
{
    const QString ours = iconFor(wanted);
    return ours.isEmpty() ? QIcon() : QIcon(new IconOfTheTheme(ours));
}

} // namespace chancery
