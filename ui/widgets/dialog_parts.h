// SPDX-License-Identifier: GPL-3.0-or-later
// What the dialogs are put together from: named controls, power chips, messages in place, buttons.
#pragma once

#include "engine/map/map.h"
#include "ui/paint/board_look.h"

#include <QPixmap>
#include <QString>

#include <cstdint>

class QComboBox;
class QDialog;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QWidget;

namespace chancery {

/// Light or dark, as the widget's palette has it.
ThemeKind themeOf(const QWidget& widget);

/// Gives a control its object name, what a screen reader says and its tooltip.
void introduce(QWidget* control, const char* objectName, const QString& accessibleName,
               const QString& toolTip);

/// A power's colour with its letter: never colour alone.
QPixmap powerChip(const Map& map, Power power, const QWidget& on);
/// Chip and name, a heading.
QWidget* powerHeading(const Map& map, Power power, QWidget* parent);

/// A line below a control for what is wrong there; takes no room while empty.
QLabel* problemLabel(const char* objectName, QWidget* parent);
/// A line that tells how far things are.
QLabel* stateLabel(const char* objectName, QWidget* parent);
enum class Tone { Quiet, Missing, Alarm };
/// Shows the text in the tone's colour, and tells screen readers where it is an alarm.
void tell(QLabel* label, const QString& text, Tone tone);

/// What may be written on the spaces of a board; the data of an entry is its LabelMode.
QComboBox* labelBox(LabelMode chosen);

/// Light or dark; the data of an entry is its ThemeKind.
QComboBox* themeBox(ThemeKind chosen);

/// OK with the given text as the default button, and Cancel; connected to accept and reject.
QDialogButtonBox* dialogButtons(QDialog* dialog, const QString& acceptText);

/// A single Close button, for dialogs that only show.
QDialogButtonBox* closeButton(QDialog* dialog);

/// Enter takes over what stands in the line; only when it is empty does Enter mean the default button.
void enterBelongsTo(QLineEdit* line, QDialog* dialog);

/// Returns a line for typed or pasted text that cuts nothing off, however long the text is.
QLineEdit* textLine(QWidget* parent = nullptr);

/// For the seed of a lot: a number to be read out.
QLineEdit* seedLine(QWidget* parent, std::uint64_t seed);
/// One to offer.
std::uint64_t newSeed();

/// Keeps the dialog's first size within the screen that it opens on.
void fitToScreen(QDialog* dialog, QSize wanted);

} // namespace chancery
