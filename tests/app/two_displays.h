// SPDX-License-Identifier: GPL-3.0-or-later
// How a suite runs that needs two displays, which the offscreen platform pretends to have.
#pragma once

#include "tests/support/suite.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

namespace chancery {

/// Runs the suite beside a left display of 1920 x 1080 pixels and a right one of 1600 x 900.
template<class Test>
int runOnTwoDisplays(int& argc, char** argv)
{
    QTemporaryDir folder;
    QFile file(folder.filePath("displays.json"));
    if (!file.open(QIODevice::WriteOnly)) return 1;
    file.write(R"({"screens": [
        {"name": "left", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "right", "x": 1920, "y": 0, "width": 1600, "height": 900, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    ]})");
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
    QApplication application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// Registers `Class` as the suite of this file, to be run beside two displays.
#define CHANCERY_SUITE_ON_TWO_DISPLAYS(Class)                                                                \
    static const chancery::Suite registered##Class(__FILE__, chancery::runOnTwoDisplays<Class>);

} // namespace chancery
