// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/action_buttons.h"

#include "ui/draw/type.h"

#include <QAction>
#include <QGridLayout>
#include <QToolButton>

#include <algorithm>

namespace chancery {

namespace {

const char* const leftOut = "leftOut"; ///< the property of a button that is not shown

/// Two buttons beside each other, or one where two have no room.
class ButtonGrid : public QWidget
{
public:
    ButtonGrid(const QList<QAction*>& actions, QWidget* parent)
        : QWidget(parent)
        , grid_(new QGridLayout(this))
    {
        grid_->setContentsMargins(0, 0, 0, 0);
        grid_->setSpacing(spacingStep);
        for (QAction* action : actions) add(action);
        arrange();
    }

    void showDisabled(bool shown)
    {
        showsDisabled_ = shown;
        arrange();
    }

    void stack()
    {
        stacked_ = true;
        arrange();
    }

    void arrange()
    {
        QList<QToolButton*> shown;
        int widest = 0;
        for (QToolButton* button : findChildren<QToolButton*>()) {
            grid_->removeWidget(button);
            const bool may = (showsDisabled_ || button->defaultAction()->isEnabled()) &&
                             !button->property(leftOut).toBool();
            button->setVisible(may);
            if (!may) continue;
            shown << button;
            widest = std::max(widest, button->sizeHint().width());
        }
        setMinimumWidth(widest);
        const bool beside = !stacked_ && shown.size() > 1 && 2 * widest + spacingStep <= width();
        const int columns = beside ? 2 : 1;
        for (int i = 0; i < shown.size(); ++i)
            grid_->addWidget(shown[i], i / columns, i % columns, 1, 3 - columns);
        setVisible(!shown.isEmpty());
    }

protected:
    void resizeEvent(QResizeEvent*) override { arrange(); }

private:
    void add(QAction* action)
    {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName() + QStringLiteral(".button"));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // all are equally wide
        connect(action, &QAction::changed, this, &ButtonGrid::arrange);
    }

    QGridLayout* grid_;
    bool showsDisabled_ = false, stacked_ = false;
};

} // namespace

QWidget* actionButtons(const QList<QAction*>& actions, QWidget* parent)
{
    return new ButtonGrid(actions, parent);
}

void stack(QWidget* part)
{
    static_cast<ButtonGrid*>(part)->stack();
}

void leaveOut(QWidget* part, const char* action, bool out)
{
    const QString name = QLatin1String(action) + QStringLiteral(".button");
    auto* button = part ? part->findChild<QToolButton*>(name) : nullptr;
    if (!button) return;
    button->setProperty(leftOut, out);
    static_cast<ButtonGrid*>(part)->arrange();
}

void showDisabled(QWidget* part, bool shown)
{
    if (part) static_cast<ButtonGrid*>(part)->showDisabled(shown);
}

} // namespace chancery
