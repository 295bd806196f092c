// SPDX-License-Identifier: GPL-3.0-or-later
// Breaks a layer rule on purpose: see check_layers.cmake.
#include <QString>
#include <unistd.h>
