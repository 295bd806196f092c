// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/curtained_window.h"

#include "ui/parts/curtain.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QDialog>
#include <QDockWidget>
#include <QMainWindow>
#include <QMessageBox>

namespace chancery {

namespace {

QAccessible::Role roleOf(const QWidget& window)
{
    if (qobject_cast<const QMessageBox*>(&window)) return QAccessible::AlertMessage;
    return qobject_cast<const QDialog*>(&window) ? QAccessible::Dialog : QAccessible::Window;
}

/// A window as screen readers find it. Its only child is its curtain, while that is closed.
class CurtainedWindow : public QAccessibleWidget
{
public:
    explicit CurtainedWindow(QWidget& window)
        : QAccessibleWidget(&window, roleOf(window))
    {
    }

    int childCount() const override { return closed() ? 1 : QAccessibleWidget::childCount(); }
    QAccessibleInterface* child(int index) const override
    {
        Curtain* curtain = closed();
        if (!curtain) return QAccessibleWidget::child(index);
        return index == 0 ? QAccessible::queryAccessibleInterface(curtain) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const Curtain* curtain = closed();
        if (!curtain) return QAccessibleWidget::indexOfChild(child);
        return child && child->object() == curtain ? 0 : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        if (!closed()) return QAccessibleWidget::childAt(x, y);
        return rect().contains(x, y) ? child(0) : nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        QAccessibleInterface* focused = QAccessibleWidget::focusChild();
        const auto* widget = focused ? qobject_cast<QWidget*>(focused->object()) : nullptr;
        return widget && Curtain::hides(*widget) ? nullptr : focused;
    }
    QString text(QAccessible::Text kind) const override
    {
        if (const Curtain* curtain = closed())
            return kind == QAccessible::Name ? curtain->accessibleName() : QString();
        const QString text = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && text.isEmpty() ? widget()->windowTitle() : text;
    }

private:
    Curtain* closed() const { return Curtain::closedOver(*widget()); }
};

/// Panels are windows now and then.
bool mayBeWindow(const QWidget& widget)
{
    return qobject_cast<const QDockWidget*>(&widget) || widget.windowType() == Qt::Window ||
           widget.windowType() == Qt::Dialog || widget.windowType() == Qt::Tool;
}

QAccessibleInterface* interfaceOf(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    return widget && mayBeWindow(*widget) ? new CurtainedWindow(*widget) : nullptr;
}

QAccessible::UpdateHandler before = nullptr; ///< the handler of others, if there was one

/// Drops what happens under a closed curtain, such as a note that would be read out.
void tellUnlessCovered(QAccessibleEvent* event)
{
    const auto* widget = qobject_cast<QWidget*>(event->object());
    if (widget && Curtain::hides(*widget)) return;
    if (before) return before(event);
    const QAccessible::UpdateHandler own = QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event); // what Qt does without a handler
    QAccessible::installUpdateHandler(own);
}

} // namespace

void tellOfCurtains()
{
    static bool told = false;
    if (std::exchange(told, true)) return;
    QAccessible::installFactory(interfaceOf);
    before = QAccessible::installUpdateHandler(tellUnlessCovered);
}

void tellReaders(QWidget& window, Curtain& curtain)
{
    QAccessibleEvent other(&window, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&other);
    if (!curtain.isClosed()) return;
    QAccessibleEvent news(&curtain, QAccessible::Alert);
    QAccessible::updateAccessibility(&news);
}

} // namespace chancery
