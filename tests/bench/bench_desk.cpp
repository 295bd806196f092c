// SPDX-License-Identifier: GPL-3.0-or-later
// What a gamemaster waits for while orders are entered: from a key to what it changes on the display, and
// from a key to a window. For each the middle, the 95th of a hundred, and the longest time.
#include "app/document.h"
#include "app/document_window.h"
#include "app/starts.h"
#include "ui/desk/session.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <vector>

using namespace chancery;

namespace {

using Clock = std::chrono::steady_clock;

std::map<std::string, std::vector<double>> times; ///< of each thing, in milliseconds

double since(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

void press(int key, Qt::KeyboardModifiers modifiers = {}, const QString& text = {})
{
    QWidget* at = QApplication::focusWidget();
    if (!at) return;
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, modifiers, text);
        QApplication::sendEvent(at, &event);
    }
}

/// Does something until all is painted that it changes.
void take(const char* what, const std::function<void()>& work)
{
    const auto begin = Clock::now();
    work();
    QApplication::processEvents();
    times[what].push_back(since(begin));
}

/// Notes when a window that an action opens has been painted, and closes it.
class FirstPicture : public QObject
{
public:
    FirstPicture(const char* what, const QWidget& main)
        : what_(what)
        , main_(&main)
    {
        qApp->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Paint || seen_ || !watched->isWidgetType()) return false;
        auto* window = static_cast<QWidget*>(watched)->window();
        if (watched->objectName() == QLatin1String("finder")) window = static_cast<QWidget*>(watched);
        if (window == main_) return false;
        seen_ = true;
        QTimer::singleShot(0, window, [this, window] { // once its parts are painted too
            times[what_].push_back(since(begin_));
            window->close();
        });
        return false;
    }

private:
    const char* what_;
    const QWidget* main_;
    Clock::time_point begin_ = Clock::now();
    bool seen_ = false;
};

void openWindow(const QWidget& main, QAction& action)
{
    const QByteArray name = action.objectName().toUtf8();
    const FirstPicture watch(name.constData(), main);
    action.trigger();
    for (int i = 0; i < 10; ++i) QApplication::processEvents();
}

void print()
{
    for (auto& [what, all] : times) {
        std::ranges::sort(all);
        const auto at = [&](double part) { return all[std::size_t(part * double(all.size() - 1))]; };
        std::printf("%-24s %5zu times, middle %6.1f ms, 95 of 100 %6.1f ms, longest %6.1f ms\n", what.c_str(),
                    all.size(), at(.5), at(.95), all.back());
    }
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    Boards boards;
    Workspace workspace(boards, {}, dialogPrompts());
    Document& document = workspace.open(*standardGame(boards));
    QWidget& window = document.makeWindow();
    window.resize(1280, 720);
    window.show();
    window.activateWindow();
    for (int i = 0; i < 50; ++i) QApplication::processEvents();
    constexpr int rounds = 5, orders = 22;
    for (int round = 0; round < rounds; ++round) {
        auto* line = window.findChild<QLineEdit*>("orderLine");
        line->setFocus();
        for (int i = 0; i < orders; ++i) {
            take("a letter of an order", [] { press(Qt::Key_H, {}, "h"); });
            take("Enter", [] { press(Qt::Key_Return, {}, "\r"); });
        }
        if (document.session().undoStack()->index() < orders) std::puts("!! some orders were not written");
        for (int i = 0; i < orders; ++i) take("undo", [&] { document.session().undoStack()->undo(); });
    }
    for (int i = 0; i < 20; ++i)
        for (const char* name : {"edit.preferences", "edit.find"})
            openWindow(window, *window.findChild<QAction*>(name));
    print();
}
