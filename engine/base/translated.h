// SPDX-License-Identifier: GPL-3.0-or-later
// Marks English texts for translation: Qt's tool for translators finds them by this name, here without Qt.
#pragma once

/// Gives `text` unchanged; the tool reads `context` and `text` from the source.
#define QT_TRANSLATE_NOOP(context, text) text
