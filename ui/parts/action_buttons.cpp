// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/action_buttons.h"

#include "ui/draw/type.h"

#include <QAction>
#include <QGridLayout>
#include <QToolButton>

namespace chancery {

namespace {

constexpr int columnsOfButtons = 2;
const char* const leftOut = "leftOut"; ///< the property of a button that is not shown

void showEnabled(QWidget& part)
{
    auto* grid = static_cast<QGridLayout*>(part.layout());
    int shown = 0;
    for (QToolButton* button : part.findChildren<QToolButton*>()) {
        grid->removeWidget(button);
        const bool may = button->defaultAction()->isEnabled() && !button->property(leftOut).toBool();
        button->setVisible(may);
        if (!may) continue;
        grid->addWidget(button, shown / columnsOfButtons, shown % columnsOfButtons);
        ++shown;
    }
    part.setVisible(shown > 0);
}

} // namespace

QWidget* actionButtons(const QList<QAction*>& actions, QWidget* parent)
{
    auto* part = new QWidget(parent);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(spacingStep);
    for (QAction* action : actions) {
        auto* button = new QToolButton(part);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName() + QStringLiteral(".button"));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        QObject::connect(action, &QAction::enabledChanged, part, [part] { showEnabled(*part); });
    }
    showEnabled(*part);
    return part;
}

void leaveOut(QWidget* part, const char* action, bool out)
{
    const QString name = QLatin1String(action) + QStringLiteral(".button");
    auto* button = part ? part->findChild<QToolButton*>(name) : nullptr;
    if (!button) return;
    button->setProperty(leftOut, out);
    showEnabled(*part);
}

} // namespace chancery
