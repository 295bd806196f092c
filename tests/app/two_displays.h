// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of suites that need two displays, which the offscreen platform pretends to have.
#pragma once

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace chancery {

/// Runs the suite beside a left display of 1920 x 1080 pixels and a right one of 1600 x 900.
template<class Suite>
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
    Suite suite;
    return QTest::qExec(&suite, argc, argv);
}

} // namespace chancery
