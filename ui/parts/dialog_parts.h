// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that dialogs share: named controls, signs of powers, messages beside controls, buttons.
#pragma once

#include "engine/map/map.h"
#include "ui/draw/board_look.h"

#include <QPixmap>
#include <QString>

#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

class QComboBox;
class QDialog;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QScrollArea;
class QTableWidget;
class QWidget;

namespace chancery {

/// Returns whether the widget's palette is light or dark.
ThemeKind themeOf(const QWidget& widget);

/// Sets the object name, the accessible name and the tooltip of a control.
void introduce(QWidget* control, const char* objectName, const QString& accessibleName,
               const QString& toolTip);

/// Sets the object name and the title of a dialog, and the page of the handbook that explains it: the name of
/// its file, without ending.
void introduceDialog(QDialog* dialog, const char* objectName, const QString& title, const char* page);

/// Returns the sign of a power, 18 pixels wide: its letter on its colour, since colour alone is not enough.
/// `on` is the widget that shows it; its palette chooses the theme.
QPixmap powerChip(const Map& map, Power power, const QWidget& on);
/// Returns a new heading with the sign and the name of a power.
QWidget* powerHeading(const Map& map, Power power, QWidget* parent);

/// Returns a new label for a problem with a control. It is hidden while it has no text; set it with tell().
QLabel* problemLabel(const char* objectName, QWidget* parent);
/// Returns a new label for the state of a dialog, such as what is missing. It is always visible; set it with
/// tell().
QLabel* stateLabel(const char* objectName, QWidget* parent);
/// How important a message is.
enum class Tone {
    Quiet,   ///< for information
    Missing, ///< something is left to do
    Alarm    ///< something is wrong
};
/// Shows a text in a label, in the colour of the tone. With Tone::Alarm the label is hidden while the text is
/// empty, and a new text is announced to screen readers.
void tell(QLabel* label, const QString& text, Tone tone);

/// Shows a plain text in a label; each clause that it cites is a link, which opens what the clause says.
void tellCiting(QLabel* label, const QString& text);

/// Returns a new label for a text as it is, at the top of its place and in lines as long as that is wide.
QLabel* wrappedLabel(const QString& text);
/// Returns the same in bold.
QLabel* boldLabel(const QString& text);

/// Gives these labels the width of the widest, so that the fields beside them share their left edge.
void alignLabels(const QList<QWidget*>& labels);

/// Returns a new box to choose what is written on the provinces of a board. The data of an entry is its
/// LabelMode as int.
QComboBox* labelBox(LabelMode chosen);

/// Returns a new box to choose between light and dark. The data of an entry is its ThemeKind as int.
QComboBox* themeBox(ThemeKind chosen);

/// Returns new buttons: one with the given text, which is the default and accepts the dialog, and Cancel,
/// which rejects it. Their object names are `accept` and `cancel`.
QDialogButtonBox* dialogButtons(QDialog* dialog, const QString& acceptText);

/// Opens a dialog that is made with `args`, and waits. Returns its `answer`, a member function, or nothing if
/// it was cancelled.
template<class Dialog, class Value, class... Args>
auto answerOf(Value (Dialog::*answer)() const, Args&&... args)
{
    using Given = decltype(std::optional(std::declval<std::remove_cvref_t<Value>>()));
    Dialog dialog(std::forward<Args>(args)...);
    return dialog.exec() == Dialog::Accepted ? Given((dialog.*answer)()) : Given();
}

/// Returns a single new Close button, which rejects the dialog, for dialogs that only show something.
QDialogButtonBox* closeButton(QDialog* dialog);

/// Makes a table one that is only read: it has these heads and no row numbers, and Tab leaves it. Its columns
/// are as wide as their texts, but `wide` ones share what is left.
void makeReadTable(QTableWidget* table, const QStringList& heads, std::initializer_list<int> wide);
/// Adds a row of texts to a table.
void addTexts(QTableWidget* table, const QStringList& texts);

/// Asks for a file to save to, with the ending `suffix` unless another is typed. Returns an empty string if
/// none was chosen.
QString askToSave(QWidget* parent, const char* objectName, const QString& title, const QString& suggestion,
                  const QString& filter, const QString& suffix);

/// Keeps Enter from accepting the dialog while there is text in the line. The dialog must have the buttons of
/// dialogButtons().
void enterBelongsTo(QLineEdit* line, QDialog* dialog);

/// Returns a new line for typed or pasted text. It cuts nothing off, however long the text is.
QLineEdit* textLine(QWidget* parent = nullptr);

/// Returns a new line for the number of a draw, its seed, with at most 15 digits.
QLineEdit* seedLine(QWidget* parent, std::uint64_t seed);
/// Returns the number to draw with. To draw `again` it puts another one into the line, unless one was typed.
std::uint64_t seedToDraw(QLineEdit* line, bool again);
/// Returns a random seed to offer, from 1 to 9999, so that it is easy to read out.
std::uint64_t newSeed();

/// Returns a new scroll area for a part of a dialog that may be high. It is wide enough for all of `inside`,
/// and so it never scrolls sideways.
QScrollArea* scrolledDown(QWidget* inside, QWidget* parent = nullptr);

/// Gives a dialog its first size: the one wanted in pixels beside text of the system's size, within the
/// screen that it opens on.
void fitToScreen(QDialog* dialog, QSize wanted);

} // namespace chancery
