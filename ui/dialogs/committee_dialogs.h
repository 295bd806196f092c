// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of a Committee's officers: speeches, motions, goals and treaties.
#pragma once

#include "engine/game/game.h"
#include "ui/dialogs/officers_form.h"

#include <functional>

namespace chancery {

/// Asks for a round of speeches: which, how long each delegation may speak, and the seed of the draw.
class SpeechesDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Makes the form for the current phase of the game.
    explicit SpeechesDialog(const Game& game, QWidget* parent = nullptr);
    /// Returns the round, without its order.
    SpeechRound round() const;

private:
    Objections objections() const override;

    const Game& game_;
    QComboBox* which_;
    QSpinBox *minutes_, *seconds_;
    QLineEdit* seed_;
};

/// Asks for a motion of a delegation.
class MotionDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Makes the form for the current phase of the game.
    explicit MotionDialog(const Game& game, QWidget* parent = nullptr);
    /// Returns the motion.
    CommitteeMotion motion() const;

private:
    Objections objections() const override;

    Phase phase_;
    QComboBox *by_, *kind_;
    QLineEdit* text_;
};

/// Asks who agrees to end the diplomacy sooner.
class EndDiplomacyDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Makes the form for a motion, to which the delegation that made it agrees.
    EndDiplomacyDialog(const Map& map, const CommitteeMotion& motion, QWidget* parent = nullptr);

private:
    Objections objections() const override;

    std::vector<QCheckBox*> agreed_;
};

/// Asks for an achievement that a delegation proposes.
class ProposalDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Makes the form for the current phase of the game.
    explicit ProposalDialog(const Game& game, QWidget* parent = nullptr);
    /// Returns the goal as filed.
    Goal goal() const;

private:
    Objections objections() const override;

    Phase phase_;
    QComboBox* power_;
    QLineEdit* text_;
    QSpinBox* points_;
};

/// Asks whether a proposal is allowed, with how many points, and why.
class VerdictDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Makes the form for proposal number `goal` of the game.
    VerdictDialog(const Game& game, std::size_t goal, QWidget* parent = nullptr);
    /// Returns the goal as judged.
    Goal goal() const;

private:
    Objections objections() const override;

    const Game& game_;
    std::size_t which_;
    QComboBox* verdict_;
    QSpinBox* points_;
    QLineEdit* reason_;
};

/// Asks for the limit of the points of each power's proposals.
class LimitDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Makes the form with the limit known.
    explicit LimitDialog(const Game& game, QWidget* parent = nullptr);
    /// Returns the limit, 0 for none.
    int limit() const;

private:
    Objections objections() const override;

    const Game& game_;
    QSpinBox* points_;
};

/// Asks for one sentence with a reason.
class ReasonDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Returns the rules that forbid the decision with this reason.
    using Check = std::function<Objections(const std::string& reason)>;
    /// What the officers say: why they decide, or how something ended.
    enum class Asks { Reason, Outcome };
    /// Makes the form. `about` says what the reason is for.
    ReasonDialog(const Map& map, const QString& title, const QString& about, const QString& accept,
                 Check check, QWidget* parent = nullptr, Asks asks = Asks::Reason);
    /// Returns the reason, or the outcome.
    std::string reason() const { return said(reason_); }

private:
    Objections objections() const override;

    Check check_;
    QLineEdit* reason_;
};

/// Asks for a treaty.
class TreatyDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Makes the form with what is known of the treaty.
    TreatyDialog(const Map& map, const Treaty& treaty, QWidget* parent = nullptr);
    /// Returns the treaty.
    Treaty treaty() const;

private:
    Objections objections() const override;

    Treaty before_;
    QLineEdit *title_, *terms_;
    std::vector<QCheckBox*> parties_, signedBy_;
    QCheckBox* secret_;
};

/// Asks who has broken a treaty, and how.
class BreachDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Makes the form; `phase` is when the note is made.
    BreachDialog(const Map& map, const Treaty& treaty, const Phase& phase, QWidget* parent = nullptr);
    /// Returns the note.
    Breach breach() const;

private:
    Objections objections() const override;

    Treaty treaty_;
    Phase phase_;
    QComboBox* by_;
    QLineEdit* note_;
};

/// Asks for the names of the delegates.
class DelegationsDialog : public OfficersForm
{
    Q_OBJECT

public:
    /// Makes the form with the names known.
    explicit DelegationsDialog(const Game& game, QWidget* parent = nullptr);
    /// Returns the names.
    std::map<Power, Delegates> delegations() const;

private:
    Objections objections() const override;

    const Committee& committee_;
    std::vector<std::array<QLineEdit*, 2>> lines_;
};

} // namespace chancery
