// SPDX-License-Identifier: GPL-3.0-or-later
// A form that the officers of a Committee fill in, at once or step by step. It shows the rules that forbid it
// while it is filled in, and is accepted when none is left. Until that is tried, and where the form may be
// filed with them, they are no objections, but what is still needed.
#pragma once

#include "engine/committee/objection.h"
#include "ui/words/committee_words.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace chancery {

class FormSteps;
class TextField;

/// The parts that all forms of the officers share. A form opens with its first empty field of text in use, or
/// with its first field.
class OfficersForm : public QDialog
{
    Q_OBJECT

public:
    /// Makes a form without rows; `title` is its title.
    OfficersForm(const Map& map, const char* name, const QString& title, QWidget* parent);

    /// Begins a step with this name. What is added from now on belongs to it.
    void addStep(const QString& title);
    /// Says below the row that was added last what it is about, with a link to its rule. What breaks this
    /// rule is said in this step.
    void addRule(const std::string& rule, const QString& text);
    /// As addRule(), but what breaks the rule is said where addRule() has it.
    void cite(const std::string& rule, const QString& text);
    /// Says below the row that was added last what it is for.
    void addHint(const QString& text);
    /// Adds a box to choose one of these powers; `label` has the mnemonic.
    QComboBox* addPower(const char* name, const QString& label, const QString& tip, PowerSet powers);
    /// Adds a box in which a delegation has to be chosen, so that none is taken by mistake.
    QComboBox* addDelegation(const char* name, const QString& label, const QString& tip, PowerSet powers);
    /// Adds a box to choose one of several texts.
    QComboBox* addChoice(const char* name, const QString& label, const QString& tip,
                         const QStringList& texts);
    /// Adds a line of text.
    QLineEdit* addLine(const char* name, const QString& label, const QString& tip,
                       const std::string& text = {});
    /// Adds a text of several lines.
    TextField* addProse(const char* name, const QString& label, const QString& tip, const std::string& text);
    /// Adds a number.
    QSpinBox* addNumber(const char* name, const QString& label, const QString& tip, int least, int most,
                        int value);
    /// Adds a box to tick.
    QCheckBox* addCheck(const char* name, const QString& text, const QString& tip, bool checked);
    /// Adds a box to tick for each power, in three columns.
    std::vector<QCheckBox*> addPowers(const char* name, const QString& label, PowerSet checked);
    /// Lets the delegation chosen in `first`, a box of addDelegation(), be ticked in these boxes of
    /// addPowers(), and asks for the others alone. Where another one is chosen, the one before is out if no
    /// other was ticked.
    void askOthers(QComboBox* first, const std::vector<QCheckBox*>& boxes);
    /// Adds a text over the whole width.
    QLabel* addText(const QString& text);
    /// Adds any other part below a label; without a label it takes the whole width.
    void addPart(const QString& label, QWidget* part);
    /// Returns the steps, whose rows may be moved and hidden.
    FormSteps& steps() { return *steps_; }
    const FormSteps& steps() const { return *steps_; }
    /// Lets the form be accepted with objections left, because it says what is still to be done.
    void acceptWithObjections() { withObjections_ = true; }
    /// Adds the objections and the buttons and ends the making of the form.
    void finish(const QString& accept);
    /// Lets the finished form be read alone, and says `why` where the objections would be.
    void lock(const QString& why);
    /// Shows the objections to what is written now. Everything that addX() made calls it.
    void look();
    /// Returns whether the form can be accepted as it is.
    bool mayAccept() const { return withObjections_ || objections().empty(); }
    /// Accepts the form, or says as an error what forbids it, in the step where that is.
    void accept() override;
    /// Closes the form without what was entered. If anything was, it says so first and closes at the next
    /// call.
    void reject() override;

    /// Returns what a line says.
    static std::string said(const QLineEdit* line);
    /// Returns the power chosen in a box of addPower(), noPower if there is none.
    static Power powerIn(const QComboBox* box);
    /// Returns the powers ticked in boxes of addPowers().
    static PowerSet ticked(const std::vector<QCheckBox*>& boxes);

protected:
    /// Returns the rules that forbid what the form says.
    virtual Objections objections() const = 0;
    void showEvent(QShowEvent* event) override;

    const Map& map_;       ///< of the game
    CommitteeWords words_; ///< for the map

private:
    void addRow(const QString& label, QWidget* field, const char* name, const QString& tip);
    void addNote(QLabel* label);
    void addButtons(QVBoxLayout& column, const QString& accept);
    static void lineUp(const std::vector<QCheckBox*>& boxes, const std::vector<QCheckBox*>& shown);
    std::optional<Objection> asSaidIn(std::size_t step, const Objection& objection) const;
    Objections toStep(std::size_t step, const Objections& all) const;
    void tellObjections();
    void useStep();
    std::size_t firstOpen() const;

    FormSteps* steps_;
    QPushButton* next_ = nullptr; ///< goes to the next step
    QLabel* problems_ = nullptr;
    QPushButton *accept_ = nullptr, *cancel_ = nullptr;
    bool locked_ = false; ///< whether it can only be read
    bool withObjections_ = false;
    bool tried_ = false;   ///< whether it was to be accepted and could not
    bool warned_ = false;  ///< whether it says that what was entered since would be lost
    bool opened_ = false;  ///< whether it was shown before
    QStringList asOpened_; ///< what it held when it was shown first
};

} // namespace chancery
