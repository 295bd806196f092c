// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handbook_help.h"

#include "app/action_set.h"
#include "app/actions.h"
#include "app/study_actions.h"
#include "ui/dialogs/handbook.h"
#include "ui/parts/handbook_page.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QScreen>

#include <algorithm>

namespace chancery {

namespace {

QString withoutMarks(QString text)
{
    return text.remove(u'&').remove(u'…');
}

/// Returns "File > Save": the menus above an action and its text.
QString wayTo(const QAction& action)
{
    QString way = withoutMarks(action.text());
    for (const QObject* object : action.associatedObjects())
        if (const auto* menu = qobject_cast<const QMenu*>(object))
            return QStringLiteral("%1 > %2").arg(withoutMarks(menu->title()), way);
    return way;
}

/// Adds what only another kind of window has: a page about studies can be read beside a game.
template<class Row>
void addElsewhere(std::vector<ActionHelp>& all, const ActionSet& actions, std::span<const Row> rows)
{
    for (const Row& row : rows) {
        if (!row.run || std::ranges::find(all, QLatin1String(row.name), &ActionHelp::name) != all.end())
            continue;
        const QString what = withoutMarks(QCoreApplication::translate("Actions", row.text));
        all.push_back({QLatin1String(row.name), what,
                       QStringLiteral("%1 > %2").arg(withoutMarks(menuTitle(row.menu)), what),
                       actions.keysOf(QLatin1String(row.name), row.shortcut), false});
    }
}

/// Puts the handbook at the right edge of the display, so that it covers as little as possible of the work.
void placeBeside(Handbook& handbook, const QWidget& work)
{
    const QRect room = work.screen()->availableGeometry();
    handbook.move(room.right() - handbook.frameGeometry().width() + 1, room.top());
}

} // namespace

std::vector<ActionHelp> actionHelp(const ActionSet& actions)
{
    std::vector<ActionHelp> all;
    for (const QAction* action : actions.all())
        all.push_back(
            {action->objectName(), withoutMarks(action->text()), wayTo(*action), action->shortcuts()});
    for (const auto& rows : {fileActions(), editActions(), playerActions(), committeeActions(),
                             conferenceActions(), orderActions(), storyActions(), viewActions(),
                             boardActions(), projectorActions(), clockActions(), helpActions()})
        addElsewhere(all, actions, rows);
    for (const auto& rows : {studyFileActions(), studyShareActions(), studyEditActions(), studyOrderActions(),
                             studyLineActions(), studyLabActions(), studyViewActions()})
        addElsewhere(all, actions, rows);
    return all;
}

void showHandbook(QWidget& window, const ActionSet& actions, const QString& page)
{
    // A window is not blocked by a dialog that it belongs to.
    QWidget* dialog = QApplication::activeModalWidget();
    QWidget* work = dialog ? dialog : &window;
    auto* handbook = work->findChild<Handbook*>(QString(), Qt::FindDirectChildrenOnly);
    if (!handbook) {
        handbook = new Handbook(actionHelp(actions), work);
        placeBeside(*handbook, *work);
    }
    handbook->turnTo(page);
    handbook->show();
    handbook->raise();
    handbook->activateWindow();
}

DialogHelp::DialogHelp(QWidget& window, const ActionSet& actions)
    : QObject(&window)
    , window_(window)
    , actions_(actions)
{
    QCoreApplication::instance()->installEventFilter(this);
}

/// Returns whether a dialog of this window has the keyboard, also one beside it such as the library, and not
/// a list or menu that it opened. In the window itself its action opens the handbook.
bool DialogHelp::mayHelp() const
{
    if (QApplication::activePopupWidget()) return false;
    const QWidget* widget = QApplication::activeModalWidget();
    if (!widget) widget = qobject_cast<QDialog*>(QApplication::activeWindow());
    while (widget && widget != &window_) widget = widget->parentWidget();
    return widget;
}

bool DialogHelp::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType() || !mayHelp()) return false;
    const QKeySequence pressed(static_cast<QKeyEvent*>(event)->keyCombination());
    if (!actions_[QStringLiteral("help.handbook")]->shortcuts().contains(pressed)) return false;
    const auto* widget = static_cast<QWidget*>(watched);
    if (qobject_cast<const Handbook*>(widget->window())) return false;
    showHandbook(window_, actions_, handbookPageOf(widget));
    return true;
}

} // namespace chancery
