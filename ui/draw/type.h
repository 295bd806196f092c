// SPDX-License-Identifier: GPL-3.0-or-later
// The four sizes of type and the one spacing step of all windows of the gamemaster.
#pragma once

#include <QFont>
#include <QString>

class QWidget;

namespace chancery {

/// The sizes of type. All text of the console and its dialogs has one of them; the board and the audience
/// window have sizes of their own.
enum class TypeSize {
    Small,   ///< remarks beside something larger
    Body,    ///< nearly everything
    Heading, ///< what a panel, a card or a part of a dialog is about, and the button that matters most
    Title    ///< what the window is about
};

/// All margins and distances between controls are multiples of this, in logical pixels.
inline constexpr int spacingStep = 4;
/// The height of what can be pressed in the header of a window, beside text of the system's size; see
/// grown().
inline constexpr int headerControl = 32;

/// The sizes of all text that can be chosen, in percent of the system's.
inline constexpr int textSizes[] = {100, 115, 130, 150, 175, 200};

/// Gives the program's own text this share of the system's size, in percent. Windows that are there keep
/// theirs where it was set by hand; they are made again.
void setTextSize(int percent);
/// Returns a length as much larger as all text is, for icons and boxes beside text; `pixels` is that beside
/// text of the system's size.
int grown(int pixels);

/// Returns a font of this size. `body` is the font of the widget that it is for.
QFont typeOf(TypeSize size, const QFont& body, bool bold = false);
/// Gives a widget this size of type. Call it once, while the widget still has the font of the program.
void setType(QWidget* widget, TypeSize size, bool bold = false);
/// Returns text of this size in bold as a part of rich text; `text` is HTML.
QString richHeading(TypeSize size, const QFont& body, const QString& text);

} // namespace chancery
