// SPDX-License-Identifier: GPL-3.0-or-later
// How a suite runs that needs two displays, which the offscreen platform pretends to have.
#pragma once

#include "tests/support/suite.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

namespace chancery {

/// Two displays side by side for an application that is made while this exists.
class TwoDisplays
{
public:
    /// Makes two displays of these sizes. On a platform that was chosen by hand it does nothing.
    TwoDisplays(const QSize& left, const QSize& right)
    {
        const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
        if (!platform.isEmpty() && platform != "offscreen") return;
        QFile file(folder_.filePath("displays.json"));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no displays");
        file.write("{\"screens\": [" + display("left", 0, left) + ", " +
                   display("right", left.width(), right) + "]}");
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
    }

private:
    static QByteArray display(const char* name, int x, const QSize& size)
    {
        return QStringLiteral(R"({"name": "%1", "x": %2, "y": 0, "width": %3, "height": %4, )"
                              R"("logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1})")
            .arg(QLatin1String(name))
            .arg(x)
            .arg(size.width())
            .arg(size.height())
            .toUtf8();
    }

    QTemporaryDir folder_;
};

/// Runs the suite beside a left display of 1920 x 1080 pixels and a right one of 1600 x 900.
template<class Test>
int runOnTwoDisplays(int& argc, char** argv)
{
    const TwoDisplays displays({1920, 1080}, {1600, 900});
    QApplication application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// Registers `Class` as the suite of this file, to be run beside two displays.
#define CHANCERY_SUITE_ON_TWO_DISPLAYS(Class)                                                                \
    static const chancery::Suite registered##Class(__FILE__, chancery::runOnTwoDisplays<Class>);

} // namespace chancery
