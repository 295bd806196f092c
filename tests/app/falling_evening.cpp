// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/falling_evening.h"

#include <QAbstractListModel>
#include <QCompleter>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QTest>

namespace chancery::falling {

namespace {

/// A list whose items fail while the library paints them.
class FaultyItems : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;
    int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : 3; }
    QVariant data(const QModelIndex&, int role) const override
    {
        if (role == Qt::DisplayRole) fail();
        return {};
    }
};

/// Fails when a window is asked to close.
class FaultyCloser : public QObject
{
public:
    using QObject::QObject;
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Close) fail();
        return false;
    }
};

/// Lets a timer of the first game fail while something of its window waits for an answer.
void failWhile(Evening& e, const std::function<void(QWidget*)>& wait)
{
    auto* timer = new QTimer(e.a->window());
    QObject::connect(timer, &QTimer::timeout, &fail);
    QMetaObject::invokeMethod(
        e.a->window(),
        [window = e.a->window(), timer, wait] {
            timer->start(0);
            wait(window);
        },
        Qt::QueuedConnection);
}

const std::map<QString, std::function<void(Evening&)>> all{
    {"paint",
     [](Evening& e) {
         auto* part = new FaultyPart(e.a->window());
         part->armed = true;
         part->update();
     }},
    {"items of a list",
     [](Evening& e) {
         auto* list = new QListView(e.a->window());
         list->setModel(new FaultyItems(list));
         list->resize(80, 80);
         list->show();
     }},
    {"key", [](Evening& e) { QTest::keyClick(new FaultyPart(e.a->window()), Qt::Key_X); }},
    {"queued call",
     [](Evening& e) { QMetaObject::invokeMethod(&e.a->session(), &fail, Qt::QueuedConnection); }},
    {"timer",
     [](Evening& e) {
         auto* timer = new QTimer(e.a->window());
         QObject::connect(timer, &QTimer::timeout, &fail);
         timer->start(0);
     }},
    {"change of the game",
     [](Evening& e) {
         QObject::connect(&e.a->session(), &Session::changed, &e.a->clock(), &fail);
         QMetaObject::invokeMethod(
             e.a.data(), [&e] { writeSheet(e.a->session(), Power{2}, "A PAR - PIC"); }, Qt::QueuedConnection);
     }},
    {"action",
     [](Evening& e) {
         QObject::connect(&e.a->session(), &Session::changed, &e.a->clock(), &fail);
         e.a->window()->findChild<QAction*>("orders.resolve")->trigger();
     }},
    {"signal of what all share",
     [](Evening& e) {
         QObject::connect(&e.workspace.settings(), &SharedSettings::preferencesChanged, e.a.data(),
                          e.a->alone(&fail));
         QMetaObject::invokeMethod(
             e.b->window(), // as a dialog over the other window does
             [&e] {
                 Preferences wanted = e.workspace.settings().preferences();
                 wanted.tempo = 3;
                 e.workspace.settings().apply(wanted);
             },
             Qt::QueuedConnection);
     }},
    {"while its dialog waits",
     [](Evening& e) { failWhile(e, [](QWidget* window) { QDialog(window).exec(); }); }},
    {"while its menu waits",
     [](Evening& e) {
         failWhile(e, [](QWidget* window) {
             QMenu menu(window);
             menu.addAction("Resolve");
             menu.exec(QPoint());
         });
     }},
    {"while its window closes",
     [](Evening& e) {
         e.a->window()->installEventFilter(new FaultyCloser(e.a->window()));
         e.a->window()->close();
     }},
    {"list of completions",
     [](Evening& e) {
         auto* line = new QLineEdit(e.a->window());
         line->setCompleter(new QCompleter(new FaultyItems(line), line));
         QMetaObject::invokeMethod(line->completer()->popup(), &fail, Qt::QueuedConnection);
     }},
};

} // namespace

void fail()
{
    CHANCERY_ENSURE(false);
}

const std::map<QString, std::function<void(Evening&)>>& ways()
{
    return all;
}

} // namespace chancery::falling
