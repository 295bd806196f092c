// SPDX-License-Identifier: GPL-3.0-or-later
// Marks English texts for translation: Qt's tool for translators finds them by these names, here without Qt.
#pragma once

/// Gives `text` unchanged; the tool reads `context` and `text` from the source.
#define QT_TRANSLATE_NOOP(context, text) text
/// Names the context of every QT_TR_NOOP in a class.
#define Q_DECLARE_TR_FUNCTIONS(context)
/// Gives `text` unchanged, which is in the context of its class.
#define QT_TR_NOOP(text) text
