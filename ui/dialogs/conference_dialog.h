// SPDX-License-Identifier: GPL-3.0-or-later
// The organising form of a conference (Committee, Organising a conference, 6).
#pragma once

#include "engine/game/game.h"
#include "ui/dialogs/officers_form.h"

namespace chancery {

/// Asks step by step for everything that has to be settled before a conference begins. Until then it may be
/// filed with objections left, which say what is missing; while the conference is held the rules have to be
/// kept; once it has ended the form can only be read.
class ConferenceDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Makes the form for conference number `which` of the game, or for a new one if it has none with this
    /// number.
    ConferenceDialog(const Game& game, std::size_t which, QWidget* parent = nullptr);
    /// Returns the conference as filed.
    Conference conference() const;

private:
    Objections objections() const override;
    void addGoal(const Conference& known);
    void addPlace(const Conference& known);
    void addParties(const Conference& known);
    void addDelegates(const Conference& known);
    void addDelegate(Power power, const Conference& known);
    void fillDelegates(QComboBox& box, Power power, const Conference& known) const;
    void addPresidency(const Conference& known);
    void showCaller();
    void showDelegates();

    Game game_;
    std::size_t which_;
    Conference before_;
    QLineEdit *name_, *preliminary_, *goal_, *presidents_, *procedure_;
    QComboBox *place_, *organiser_;
    QSpinBox *votes_, *notesEvery_;
    QCheckBox *form_, *room_, *cleared_;
    std::vector<QCheckBox*> parties_, morse_; ///< one for each power of the map, as the next
    std::vector<QComboBox*> delegates_;
    std::vector<QWidget*> rows_; ///< of the delegates
    QLabel* caller_ = nullptr;
    std::size_t firstOfDelegates_ = 0; ///< the first step in which delegates are named
};

} // namespace chancery
