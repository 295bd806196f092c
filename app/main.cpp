// SPDX-License-Identifier: GPL-3.0-or-later
// The board: see application.h.
#include "app/application.h"

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    return chancery::runChancery(application);
}
