// SPDX-License-Identifier: GPL-3.0-or-later
// Part of a tree that breaks a layer rule on purpose: see check_layers.cmake.
// No file includes itself through others, but its room does.
#include "engine/ping/first.h"
