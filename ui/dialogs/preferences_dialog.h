// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for language, theme, labels, the powers' colours, animation, the audience display and the clock.
#pragma once

#include "ui/desk/voice.h"
#include "ui/dialogs/colour_preview.h"
#include "ui/dialogs/preferences.h"

#include <QDialog>
#include <QStringList>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QSlider;

namespace chancery {

/// One control of the preferences, to be found by its name.
struct PreferencePlace
{
    QString control;     ///< its object name
    QString name, about; ///< its accessible name and its tooltip
    QString group;       ///< the title of the group that it is in
};

/// Edits the preferences, with a preview of the colours.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog, filled with `preferences`. `displays` are the values that
    /// Preferences::projectorDisplay may have.
    PreferencesDialog(const Preferences& preferences, const QStringList& displays, PreviewBoard preview = {},
                      QWidget* parent = nullptr);

    /// Returns what is chosen.
    Preferences preferences() const;

    /// Returns why bells or speech cannot be heard, or an empty string.
    static QString whyUnheard(Heard bells, Heard speech);

    /// Gives the keyboard focus to the control with this object name, if there is one, and scrolls to it.
    void goTo(const QString& control);

    /// Returns all controls of the dialog, in the user's language.
    static std::vector<PreferencePlace> places();

    /// Adds a button that calls `editKeys`, in which the keyboard shortcuts are changed.
    void offerKeys(std::function<void()> editKeys);

private:
    QWidget* appearance(const Preferences& preferences);
    QWidget* colours(const Preferences& preferences);
    QWidget* shownBoard(PreviewBoard preview);
    void showPreview();
    QWidget* story(const Preferences& preferences);
    QWidget* reading(const StoryChoice& choice);
    QWidget* camera(const StoryChoice& choice);
    QWidget* turncoats(const StoryChoice& choice);
    QWidget* projector(const Preferences& preferences, const QStringList& displays);
    QWidget* clock(const Preferences& preferences);

    QComboBox* language_ = nullptr;
    QComboBox* theme_ = nullptr;
    QComboBox* textSize_ = nullptr;
    QComboBox* labels_ = nullptr;
    QComboBox* palette_ = nullptr;
    QCheckBox* opensLast_ = nullptr;
    QCheckBox* hatched_ = nullptr;
    ColourPreview* preview_ = nullptr;
    ThemeKind system_ = ThemeKind::Light;
    QSlider* tempo_ = nullptr;
    QCheckBox* reducedMotion_ = nullptr;
    QComboBox* reading_ = nullptr;
    QComboBox* camera_ = nullptr;
    QCheckBox* turncoats_ = nullptr;
    QComboBox* display_ = nullptr;
    QCheckBox* clockSound_ = nullptr;
    QCheckBox* clockSpeech_ = nullptr;
    QSlider* clockVolume_ = nullptr;
};

} // namespace chancery
