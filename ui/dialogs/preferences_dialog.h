// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for language, theme, labels, the powers' colours, animation, the audience display and the clock.
#pragma once

#include "ui/desk/voice.h"
#include "ui/dialogs/colour_preview.h"
#include "ui/dialogs/preferences.h"
#include "ui/dialogs/setting_search.h"

#include <QDialog>
#include <QStringList>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QSlider;
class QVBoxLayout;

namespace chancery {

class ColourChooser;

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

    /// Leads to the control with this object name, as SettingSearch::goTo does.
    void goTo(const QString& control);

    /// Returns all controls of the dialog, in the user's language.
    static std::vector<PreferencePlace> places();

    /// Adds a button that calls `editKeys`, in which the keyboard shortcuts are changed.
    void offerKeys(std::function<void()> editKeys);

private:
    QWidget* appearance(const Preferences& preferences);
    static QComboBox* wishBox(Wish wish);
    QWidget* shownBoard(PreviewBoard preview);
    void showColours();
    void alignFields();
    QWidget* story(const Preferences& preferences);
    QWidget* reading(const StoryChoice& choice);
    QWidget* camera(const StoryChoice& choice);
    QWidget* turncoats(const StoryChoice& choice);
    QWidget* projector(const Preferences& preferences, const QStringList& displays);
    QWidget* clock(const Preferences& preferences);

    QVBoxLayout* groups_ = nullptr;
    SettingSearch* search_ = nullptr;
    QComboBox* language_ = nullptr;
    QComboBox* theme_ = nullptr;
    QComboBox* textSize_ = nullptr;
    QComboBox* labels_ = nullptr;
    QComboBox* highContrast_ = nullptr;
    ColourChooser* colours_ = nullptr;
    QCheckBox* opensLast_ = nullptr;
    ColourPreview* preview_ = nullptr;
    ThemeKind system_ = ThemeKind::Light;
    bool systemContrast_ = false; ///< whether the system asks for high contrast
    QSlider* tempo_ = nullptr;
    QComboBox* reducedMotion_ = nullptr;
    QComboBox* reading_ = nullptr;
    QComboBox* camera_ = nullptr;
    QCheckBox* turncoats_ = nullptr;
    QComboBox* display_ = nullptr;
    QCheckBox* clockSound_ = nullptr;
    QCheckBox* clockSpeech_ = nullptr;
    QCheckBox* revealSound_ = nullptr;
    QSlider* clockVolume_ = nullptr;
};

} // namespace chancery
