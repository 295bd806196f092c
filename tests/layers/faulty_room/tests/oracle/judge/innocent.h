// SPDX-License-Identifier: GPL-3.0-or-later
// Part of a tree that breaks a layer rule on purpose: see check_layers.cmake.
