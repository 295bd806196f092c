// SPDX-License-Identifier: GPL-3.0-or-later
// One executable holds many suites: each file tst_NAME.cpp registers its class, and `EXECUTABLE tst_NAME ...`
// runs it.
#pragma once

#include <QTest>

#include <string_view>

namespace chancery {

/// What a suite runs in that needs no application object.
struct NoApplication
{
    NoApplication(int&, char**) {}
};

/// Adds a suite to those of this executable. `file` is its source file, whose name without folder and ending
/// is the suite's name; `run` gets the arguments from that name on and returns the exit status.
struct Suite
{
    Suite(std::string_view file, int (*run)(int& argc, char** argv));
};

template<class Application, class Test>
int runSuite(int& argc, char** argv)
{
    [[maybe_unused]] Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace chancery

/// Registers `Class` as the suite of this file, to be run in an `Application`: QApplication, QCoreApplication
/// or NoApplication.
#define CHANCERY_SUITE(Class, Application)                                                                   \
    static const ::chancery::Suite registered##Class(__FILE__, ::chancery::runSuite<Application, Class>);
