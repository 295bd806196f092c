// SPDX-License-Identifier: GPL-3.0-or-later
// The short forms of the officers of a Committee: speeches, motions, goals, treaties, delegations.
#pragma once

#include "engine/game/game.h"
#include "ui/dialogs/officers_form.h"

#include <functional>
#include <memory>
#include <optional>

namespace chancery {

/// A form that asks for one value.
template<class Value>
class ValueForm : public OfficersForm
{
public:
    /// Returns the rules that forbid a value.
    using Check = std::function<Objections(const Value& value)>;

    /// Makes a form without rows.
    using OfficersForm::OfficersForm;

    /// Adds the objections and the buttons and ends the making of the form. `read` returns what the rows say.
    void finish(const QString& accept, std::function<Value()> read, Check check)
    {
        read_ = std::move(read);
        check_ = std::move(check);
        OfficersForm::finish(accept);
    }
    /// Opens the form and waits. Returns the value, or nothing if it was cancelled.
    std::optional<Value> ask() { return exec() == Accepted ? std::optional(read_()) : std::nullopt; }

private:
    Objections objections() const override { return check_(read_()); }

    std::function<Value()> read_;
    Check check_;
};

/// A new form for a value. The game that it is about must outlive it.
template<class Value>
using NewForm = std::unique_ptr<ValueForm<Value>>;

/// Asks for a round of speeches in the current phase: which, how long each delegation may speak, and the seed
/// of the draw. Returns it without its order.
NewForm<SpeechRound> speechesForm(const Game& game, QWidget* parent = nullptr);

/// Asks for a motion of a delegation in the current phase.
NewForm<CommitteeMotion> motionForm(const Game& game, QWidget* parent = nullptr);

/// Asks whether all agree to end the diplomacy sooner, as in a motion, or who objects; the delegation that
/// made it agrees. Its value is who agrees.
NewForm<PowerSet> endDiplomacyForm(const Map& map, const CommitteeMotion& motion, QWidget* parent = nullptr);

/// Asks for an achievement that a delegation proposes in the current phase.
NewForm<Goal> proposalForm(const Game& game, QWidget* parent = nullptr);

/// Asks whether proposal number `goal` is allowed, with how many points, and why.
NewForm<Goal> verdictForm(const Game& game, std::size_t goal, QWidget* parent = nullptr);

/// Asks for the limit of the points of each power's proposals, 0 for none.
NewForm<int> limitForm(const Game& game, QWidget* parent = nullptr);

/// What the officers say: why they decide, or how something ended.
enum class ReasonAsked { Reason, Outcome };
/// Says below a question what it is about, with a link to its rule.
struct RuleBeside
{
    std::string rule; ///< its number or name
    QString text;
};
/// Asks for one sentence with a reason or an outcome, and waits. `about` says what it is for. Returns nothing
/// if it was cancelled.
std::optional<std::string> askReason(const Map& map, const QString& title, const QString& about,
                                     const RuleBeside& beside, const QString& accept,
                                     ValueForm<std::string>::Check check, QWidget* parent,
                                     ReasonAsked asked = ReasonAsked::Reason);

/// Asks for a treaty; `known` is what is known of it.
NewForm<Treaty> treatyForm(const Map& map, const Treaty& known, QWidget* parent = nullptr);

/// Asks who has broken a treaty, and how; `phase` is when the note is made.
NewForm<Breach> breachForm(const Map& map, const Treaty& treaty, const Phase& phase,
                           QWidget* parent = nullptr);

/// Asks for the names of the delegates.
NewForm<std::map<Power, Delegates>> delegationsForm(const Game& game, QWidget* parent = nullptr);

} // namespace chancery
