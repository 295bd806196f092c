// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the keyboard can get to in a window has a name for who hears it.
#include "tests/app/table.h"
#include "tests/support/suite.h"

#include <QAccessible>
#include <QDockWidget>
#include <QMenu>

namespace chancery::tst_named_controls {

namespace {

QString nameOf(QWidget& widget)
{
    const QAccessibleInterface* found = QAccessible::queryAccessibleInterface(&widget);
    return found ? found->text(QAccessible::Name) : QString();
}

/// Returns the widgets of a window that the keyboard can get to and that have no name.
QStringList namelessIn(QWidget& window)
{
    QStringList nameless;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy() || !widget->isVisible()) continue;
        if (widget->objectName() == u"qt_spinbox_lineedit") continue; // the box has the name
        if (nameOf(*widget).isEmpty())
            nameless << QStringLiteral("%1: %2 %3 in %4")
                            .arg(window.objectName(), QLatin1String(widget->metaObject()->className()),
                                 widget->objectName(),
                                 widget->parentWidget() ? widget->parentWidget()->objectName() : QString());
    }
    return nameless;
}

} // namespace

class TestNamedControls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyControlOfEveryWindowIsNamed()
    {
        Table t;
        t.window.resize(1600, 1000);
        for (QDockWidget* dock : t.window.findChildren<QDockWidget*>()) dock->show();
        for (const char* opens :
             {"history.study", "file.library", "help.glossary", "help.handbook", "history.variations"})
            if (QAction* action = t.window.actions()[QLatin1String(opens)]; action && action->isEnabled())
                action->trigger();
        QCoreApplication::processEvents();
        QStringList nameless;
        int windows = 0;
        for (QWidget* window : QApplication::topLevelWidgets()) {
            if (!window->isWindow() || qobject_cast<QMenu*>(window)) continue;
            for (QDockWidget* dock : window->findChildren<QDockWidget*>()) dock->show();
            QCoreApplication::processEvents();
            nameless += namelessIn(*window);
            windows += window->isVisible();
        }
        QVERIFY2(windows >= 4, qPrintable(QString::number(windows)));
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join("; ")));
    }
};

CHANCERY_SUITE(TestNamedControls, QApplication)

} // namespace chancery::tst_named_controls

#include "tst_named_controls.moc"
